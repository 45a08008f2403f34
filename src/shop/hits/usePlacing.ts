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
 *  another while it is read. What has the focus keeps its element and takes it along.
 *  @param query     what the offers answer
 *  @param hasFocus  asked of offers that change places */
export function usePlacing(
  placed: readonly PlacedHit[],
  query: Query,
  hasFocus: (code: OfferCode) => boolean,
): (code: OfferCode) => string {
  const [placing, setPlacing] = useState<Placing>({ placed, query, moves: new Map() });
  let { moves } = placing;
  if (placing.placed !== placed) {
    moves = sameQuestion(placing.query, query) ? countMoves(placing, placed, hasFocus) : new Map();
    setPlacing({ placed, query, moves });
  }
  return (code) => `${code} ${moves.get(code) ?? 0}`;
}

function countMoves(
  before: Placing,
  placed: readonly PlacedHit[],
  hasFocus: (code: OfferCode) => boolean,
): Placing['moves'] {
  const places = new Map(before.placed.map(({ hit }, place) => [hit.offer.code, place]));
  const moves = new Map(before.moves);
  for (const [place, { hit }] of placed.entries()) {
    const { code } = hit.offer;
    if ((places.get(code) ?? place) !== place && !hasFocus(code)) moves.set(code, (moves.get(code) ?? 0) + 1);
  }
  return moves;
}
