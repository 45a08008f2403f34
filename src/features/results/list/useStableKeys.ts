import { useLayoutEffect, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { PlacedHit } from './mergeStaleResults';

/** The key of the element in a place. Places after those of the answer are told by their offers, and nobody inherits from
 *  those. */
export type KeyOf = (place: number, code: OfferCode) => string;

type Placing = {
  readonly placed: readonly PlacedHit[];
  /** The key of each place. */
  readonly keys: readonly string[];
  /** How many keys have been given. */
  readonly given: number;
  /** The offer that has the focus, with its key, unless it stands in one of the places. */
  readonly held: { readonly code: OfferCode; readonly key: string } | null;
};

/** Keeps which element stands in which place.
 *  - Where a place is filled by the answer to another question, its element stays and shows what stands there now:
 *    nothing is made, moved or laid out for what two answers share.
 *  - Where nobody asked for anything else and more of the catalog has come, an offer that changes places is made anew
 *    where it belongs: nothing moves while it is read, and a press ends on the offer that it began on, or on none.
 *  - What has the focus keeps its element, within the list that it stands in, and no other offer gets that.
 *  @param focused  the offer that has or had the focus, asked when other offers are drawn
 *  @see docs/decisions/0032-frame-budget.md */
export function useStableKeys(placed: readonly PlacedHit[], focused: () => OfferCode | null): KeyOf {
  // Not a state: setting it while drawing would draw everything once more.
  const shown = useRef(NOTHING);
  const now = shown.current.placed === placed ? shown.current : place(shown.current, placed, focused());
  useLayoutEffect(() => {
    shown.current = now;
  }, [now]);
  return (at, code) => now.keys[at] ?? keyAfter(now, code);
}

const NOTHING: Placing = { placed: [], keys: [], given: 0, held: null };

function place(before: Placing, placed: readonly PlacedHit[], focused: OfferCode | null): Placing {
  const isFocused = ({ hit, double }: PlacedHit) => hit.offer.code === focused && !double;
  const held = focused === null ? null : { code: focused, key: keyBefore(before, focused, isFocused) };
  const isThere = placed.some(isFocused);
  let { given } = before;
  const keys = placed.map((now, at) => {
    if (held !== null && isFocused(now)) return held.key;
    const old = before.placed[at];
    const key = before.keys[at];
    const mayTake = old !== undefined && !isFocused(old) && key !== ownKey(old.hit.offer.code) && isHeir(old, now);
    return (mayTake ? key : undefined) ?? `card ${given++}`;
  });
  return { placed, keys, given, held: isThere ? null : held };
}

function keyBefore(before: Placing, code: OfferCode, isIt: (one: PlacedHit) => boolean): string {
  return before.keys[before.placed.findIndex(isIt)] ?? keyAfter(before, code);
}

/** The key of an offer after the answer's places. For a moment it may be one that stands in them already. */
function keyAfter({ keys, held }: Placing, code: OfferCode): string {
  if (held?.code === code) return held.key;
  const key = ownKey(code);
  return keys.includes(key) ? `${key} again` : key;
}

function ownKey(code: OfferCode): string {
  return `offer ${code}`;
}

/** Whether an offer may have the element that another had in its place. */
function isHeir(old: PlacedHit, now: PlacedHit): boolean {
  const isRead = old.answer !== now.answer && isSameQuery(old.answer.query, now.answer.query);
  return !isRead || old.hit.offer.code === now.hit.offer.code;
}
