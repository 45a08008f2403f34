import { useLayoutEffect, useMemo, useRef } from 'react';
import type { OfferCode } from '@/domain/offer';
import { sameQuestion } from '@/shop/sameQuestion';
import type { PlacedHit } from './twoSpeeds';

/** The key of the element in a place. Places after those of the answer are told by their offers. */
export type KeyOf = (place: number, code: OfferCode) => string;

type Placing = {
  readonly placed: readonly PlacedHit[];
  /** The key of each place. */
  readonly keys: readonly string[];
  /** How many keys have been given. */
  readonly given: number;
  /** The offer that has the focus, with its key. */
  readonly held: { readonly code: OfferCode; readonly key: string } | null;
};

/** Keeps which element stands in which place.
 *  - Where a place is filled by the answer to another question, its element stays and shows what stands there now:
 *    nothing is made, moved or laid out for what two answers share.
 *  - Where nobody asked for anything else and more of the catalogue has come, an offer that changes places is made anew
 *    where it belongs: nothing moves while it is read, and a press ends on the offer that it began on, or on none.
 *  - What has the focus keeps its element and takes it along, and no other offer ever gets that.
 *  @param focused  the offer that has the focus, asked when the offers are others
 *  @see docs/decisions/0032-what-a-frame-costs.md */
export function usePlacing(placed: readonly PlacedHit[], focused: () => OfferCode | null): KeyOf {
  // Not a state: setting it while drawing would draw everything once more.
  const shown = useRef(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked up when the offers are others
  const now = useMemo(() => place(shown.current, placed, focused()), [placed]);
  useLayoutEffect(() => {
    shown.current = now;
  }, [now]);
  return (at, code) => now.keys[at] ?? (now.held?.code === code ? now.held.key : code);
}

const NOTHING: Placing = { placed: [], keys: [], given: 0, held: null };

function place(before: Placing, placed: readonly PlacedHit[], focused: OfferCode | null): Placing {
  const isFocused = ({ hit, double }: PlacedHit) => hit.offer.code === focused && !double;
  const held = focused === null ? null : { code: focused, key: keyBefore(before, focused, isFocused) };
  let { given } = before;
  const keys = placed.map((now, at) => {
    if (held !== null && isFocused(now)) return held.key;
    const old = before.placed[at];
    const mayTake = old !== undefined && !isFocused(old) && isHeir(old, now);
    return (mayTake ? before.keys[at] : undefined) ?? `card ${given++}`;
  });
  return { placed, keys, given, held };
}

function keyBefore({ placed, keys, held }: Placing, code: OfferCode, isIt: (one: PlacedHit) => boolean): string {
  return keys[placed.findIndex(isIt)] ?? (held?.code === code ? held.key : code);
}

/** Whether an offer may have the element that another had in its place. */
function isHeir(old: PlacedHit, now: PlacedHit): boolean {
  const isRead = old.answer !== now.answer && sameQuestion(old.answer.query, now.answer.query);
  return !isRead || old.hit.offer.code === now.hit.offer.code;
}
