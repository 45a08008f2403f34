import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { sameQuestion } from '@/shop/sameQuestion';
import type { PlacedHit } from './twoSpeeds';

type Placing = {
  readonly placed: readonly PlacedHit[];
  readonly query: Query;
  /** How often an offer has changed places, if ever. */
  readonly moves: ReadonlyMap<OfferCode, number>;
};

/** The keys of offers on screen. One that changes places although nobody asked for anything else, because more of the
 *  catalogue has come, gets another key: it is made anew where it belongs, and nothing on screen moves from one place to
 *  another while it is read. Where something else was asked, one that comes in among the first or leaves them gets another
 *  key too, for if it moved there all that stand between would be put in their places again, and laid out. What has the
 *  focus keeps its element and takes it along.
 *  @param query     what the offers answer
 *  @param first     how many are drawn before the others
 *  @param hasFocus  asked of offers that change places */
export function usePlacing(
  placed: readonly PlacedHit[],
  query: Query,
  first: number,
  hasFocus: (code: OfferCode) => boolean,
): (code: OfferCode) => string {
  const [placing, setPlacing] = useState<Placing>({ placed, query, moves: new Map() });
  let { moves } = placing;
  if (placing.placed !== placed) {
    const isSame = sameQuestion(placing.query, query);
    const isMove = (from: number, to: number) => (isSame ? from !== to : from < first !== to < first);
    moves = countMoves(placing, placed, isMove, hasFocus);
    setPlacing({ placed, query, moves });
  }
  return (code) => `${code} ${moves.get(code) ?? 0}`;
}

function countMoves(
  before: Placing,
  placed: readonly PlacedHit[],
  isMove: (from: number, to: number) => boolean,
  hasFocus: (code: OfferCode) => boolean,
): Placing['moves'] {
  const places = new Map(before.placed.map(({ hit }, place) => [hit.offer.code, place]));
  const moves = new Map<OfferCode, number>();
  for (const [place, { hit }] of placed.entries()) {
    const { code } = hit.offer;
    const count = before.moves.get(code) ?? 0;
    const more = isMove(places.get(code) ?? place, place) && !hasFocus(code) ? 1 : 0;
    if (count + more > 0) moves.set(code, count + more);
  }
  return moves;
}
