import { useState } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { sameQuestion } from '@/shop/sameQuestion';
import type { PlacedHit } from './twoSpeeds';

type Placing = {
  readonly placed: readonly PlacedHit[];
  readonly query: Query;
  readonly keys: ReadonlyMap<OfferCode, string>;
  /** How many keys have been given. */
  readonly given: number;
};

/** The keys of offers on screen. Where something else was asked, the elements of the first places stay and show what
 *  stands there now: nothing is made, moved or laid out for what two answers share. Where nobody asked for anything else
 *  and more of the catalogue has come, an offer that changes places is made anew where it belongs: nothing moves while it
 *  is read, and a press that has begun ends on what it began on, or on nothing. What has the focus keeps its element and
 *  takes it along, and no other offer ever gets that.
 *  @param query     what the offers answer
 *  @param first     how many are drawn before the others
 *  @param hasFocus  asked of offers that may change places
 *  @see docs/decisions/0032-what-a-frame-costs.md */
export function usePlacing(
  placed: readonly PlacedHit[],
  query: Query,
  first: number,
  hasFocus: (code: OfferCode) => boolean,
): (code: OfferCode) => string {
  const [placing, setPlacing] = useState<Placing>(() => place(NOWHERE, placed, query, 0, hasFocus));
  const now = placing.placed === placed ? placing : place(placing, placed, query, first, hasFocus);
  if (now !== placing) setPlacing(now);
  return (code) => now.keys.get(code) ?? code;
}

const NOWHERE = { placed: [], keys: new Map<OfferCode, string>(), given: 0 };

function place(
  before: Omit<Placing, 'query'> & { readonly query?: Query },
  placed: readonly PlacedHit[],
  query: Query,
  first: number,
  hasFocus: (code: OfferCode) => boolean,
): Placing {
  const isSame = before.query !== undefined && sameQuestion(before.query, query);
  const places = new Map(before.placed.map(({ hit }, from) => [hit.offer.code, from]));
  const stays = (code: OfferCode, from: number, to: number) =>
    hasFocus(code) || (isSame ? from === to : from >= first && to >= first);
  const left = (at: number) => {
    const code = isSame || at >= first ? undefined : before.placed[at]?.hit.offer.code;
    return code === undefined || hasFocus(code) ? undefined : before.keys.get(code);
  };
  let { given } = before;
  const keys = new Map<OfferCode, string>();
  for (const [at, { hit }] of placed.entries()) {
    const { code } = hit.offer;
    const from = places.get(code);
    const own = from !== undefined && stays(code, from, at) ? before.keys.get(code) : left(at);
    keys.set(code, own ?? `card ${given++}`);
  }
  return { placed, query, keys, given };
}
