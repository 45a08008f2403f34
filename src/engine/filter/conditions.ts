import type { Query, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { takeBits } from '@/engine/bitset/bitsetPool';
import { addAll } from '@/engine/bitset/combineBits';
import type { ConditionKey } from '@/engine/count/countTarget';
import type { Scope } from '@/engine/index/blockContext';
import { matchChoice, matchStatus } from './matchChoice';
import { matchRange } from './matchRange';
import { matchWant } from './matchWants';

/** The conditions of a query, all of which a hit meets, each with the docs that meet it. */
export type Conditions = {
  readonly docsOf: ReadonlyMap<ConditionKey, Bits>;
  /** The docs that have the item of each want at its level, in the order of Query.wants. */
  readonly wanted: readonly Bits[];
  /** The docs that meet two of the `any` wants or more; null where there are none. */
  readonly anyTwice: Bits | null;
  /** What has been asked of `otherAnys`: several parts of an answer need the same sets. */
  readonly others: Map<Want['item'], Bits | null>;
};

/** Finds the docs of each condition of a query. What the conditions mean:
 *  - text: every word matches, see `text/matchText.ts`.
 *  - wants: `must` has the item at its level or above; `any`: at least one of the `any` wants is met so; `never`: the
 *    offer does not have the item at its level or above; `nice` is no condition, it only ranks.
 *  - ranges: the value is there and within both ends; the price is the one now, in written units.
 *  - choices: has any of the values; for `not`, has none of them, so an offer that says nothing passes.
 *  - `status` is a choice over the joined status (`unknown` counts as onSale). Where it is not chosen, what is sold is
 *    left out, except an offer whose code is the whole text: who looks for a code must see that it is sold. Offers of
 *    paused shops stay. */
export function findConditions(scope: Scope): Conditions {
  const { block, liveBlock, query, docs } = scope;
  const docsOf = new Map<ConditionKey, Bits>();
  const wanted = query.wants.map((want) => matchWant(block, want));

  if (query.text.trim() !== '') docsOf.set('text', scope.text.matchText(scope));
  for (const [i, { mode, item }] of query.wants.entries()) {
    if (mode === 'must') docsOf.set(`want:${item}`, wanted[i]!);
    if (mode === 'never') docsOf.set(`want:${item}`, subtract(fullBits(docs), wanted[i]!));
  }
  const anySets = wanted.filter((_, i) => query.wants[i]!.mode === 'any');
  const { any, anyTwice } = anySets.length === 0 ? { any: null, anyTwice: null } : joinAny(anySets, docs);
  if (any !== null) docsOf.set('any', any);
  for (const [facet, range] of Object.entries(query.ranges)) {
    docsOf.set(`range:${facet}`, matchRange(scope, facet, range));
  }
  for (const [facet, choice] of Object.entries(query.choices)) {
    if (facet === 'status') docsOf.set('choice:status', matchStatus(liveBlock, choice, docs));
    else docsOf.set(`choice:${facet}`, matchChoice(block.choices.get(facet), choice, docs));
  }
  if (query.choices.status === undefined) docsOf.set('choice:status', shownByDefault(scope, query.text));
  return { docsOf, wanted, anyTwice, others: new Map() };
}

/** The docs that are in one of some sets at least, and those that are in two or more: in one pass over all sets. */
function joinAny(sets: readonly Bits[], docs: number): { readonly any: Bits; readonly anyTwice: Bits } {
  const any = createBits(docs);
  const anyTwice = createBits(docs);
  for (let i = 0; i < any.length; i++) {
    let once = 0;
    let twice = 0;
    for (let s = 0; s < sets.length; s++) {
      const word = sets[s]![i]!;
      twice |= once & word;
      once |= word;
    }
    any[i] = once;
    anyTwice[i] = twice;
  }
  return { any, anyTwice };
}

/** The docs that meet one of the `any` wants at least, one item's want passed over; null if no other is left. */
export function otherAnys(conditions: Conditions, wants: Query['wants'], item: Want['item']): Bits | null {
  const known = conditions.others.get(item);
  if (known !== undefined) return known;
  const found = findOthers(conditions, wants, item);
  conditions.others.set(item, found);
  return found;
}

function findOthers({ docsOf, wanted, anyTwice }: Conditions, wants: Query['wants'], item: Want['item']): Bits | null {
  const any = docsOf.get('any');
  const own = wants.findIndex((want) => want.mode === 'any' && want.item === item);
  if (any === undefined || anyTwice === null || own < 0) return any ?? null;
  if (wants.filter(({ mode }) => mode === 'any').length === 1) return null;
  const met = wanted[own]!;
  const others = takeBits(any.length);
  for (let i = 0; i < others.length; i++) others[i] = anyTwice[i]! | (any[i]! & ~met[i]!);
  return others;
}

/** The docs that are shown where no status is chosen: those not sold, and those that the text names by their code. The
 *  bits must not be changed. */
export function shownByDefault(scope: Scope, text: string): Bits {
  const unsold = scope.liveBlock.unsold.bits;
  if (text.trim() === '') return unsold;
  const shown = scope.text.matchCode(scope, text);
  addAll(shown, unsold);
  return shown;
}
