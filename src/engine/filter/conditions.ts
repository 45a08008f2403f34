import { type Query, wantKey } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { acquireBits } from '@/engine/bitset/bitsetPool';
import { addAll } from '@/engine/bitset/combineBits';
import type { BlockContext } from '@/engine/index/blockContext';
import { matchChoice, matchStatus } from './matchChoice';
import { matchRange } from './matchRange';
import { matchWant } from './matchWants';

/** Identifies one condition of a query: `text`, `any`, `want:<wantKey>`, `range:<facet>`, `choice:<facet>`. */
export type ConditionKey = 'text' | 'any' | `want:${string}` | `range:${string}` | `choice:${string}`;

/** The conditions of a query, all of which a hit meets, each with the documents that meet it. */
export type Conditions = {
  /** Never empty: there is always a condition on the status. The bits must not be changed. */
  readonly docsOf: ReadonlyMap<ConditionKey, Bits>;
  /** Parallel to Query.wants: the documents that have an item of the want at its level. */
  readonly docsOfWants: readonly Bits[];
  /** The documents that meet two or more `any` wants; null without such wants. */
  readonly inTwoAnys: Bits | null;
  /** Results of `otherAnys`, which several counts share. */
  readonly others: Map<string, Bits | null>;
};

/** Evaluates each condition of a query:
 *  - text: every word matches, see `text/matchText.ts`.
 *  - wants: `must` has the item at its level or above, or one of the items of an ambiguous name; `any`: at least one of the `any` wants is met that way; `never`:
 *    the offer does not have the item at its level or above; `nice` is no condition, it only affects the order.
 *  - ranges: the value exists and is within both ends; for the price facet, the value is the current price, in written units.
 *  - choices: has any of the values; with `not`, has none of them, so offers without a value match.
 *  - `status` is a choice over the combined status (`unknown` counts as onSale). By default, sold offers are excluded,
 *    except one whose code equals the whole text: a buyer who looks up a code has to see that it is sold. Offers of
 *    paused shops are included. */
export function findConditions(context: BlockContext): Conditions {
  const { block, liveBlock, query, docCount } = context;
  const docsOf = new Map<ConditionKey, Bits>();
  const wanted = query.wants.map((want) => matchWant(block, want));

  if (query.text.trim() !== '') docsOf.set('text', context.text.matchText(context));
  for (const [i, want] of query.wants.entries()) {
    if (want.mode === 'must') docsOf.set(`want:${wantKey(want)}`, wanted[i]!);
    if (want.mode === 'never') docsOf.set(`want:${wantKey(want)}`, subtract(fullBits(docCount), wanted[i]!));
  }
  const anySets = wanted.filter((_, i) => query.wants[i]!.mode === 'any');
  const { any, anyTwice } = anySets.length === 0 ? { any: null, anyTwice: null } : joinAny(anySets, docCount);
  if (any !== null) docsOf.set('any', any);
  for (const [facet, range] of Object.entries(query.ranges)) {
    docsOf.set(`range:${facet}`, matchRange(context, facet, range));
  }
  for (const [facet, choice] of Object.entries(query.choices)) {
    if (facet === 'status') docsOf.set('choice:status', matchStatus(liveBlock, choice, docCount));
    else docsOf.set(`choice:${facet}`, matchChoice(block.choices.get(facet), choice, docCount));
  }
  if (query.choices.status === undefined) docsOf.set('choice:status', matchDefaultStatus(context, query.text));
  return { docsOf, docsOfWants: wanted, inTwoAnys: anyTwice, others: new Map() };
}

/** Returns the documents that are in at least one set, and those in at least two. */
function joinAny(sets: readonly Bits[], docCount: number): { readonly any: Bits; readonly anyTwice: Bits } {
  const any = createBits(docCount);
  const anyTwice = createBits(docCount);
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

/** Returns the documents that meet at least one `any` want with another key; null if there is no other.
 *  @param key  see `wantKey` */
export function otherAnys(conditions: Conditions, wants: Query['wants'], key: string): Bits | null {
  const known = conditions.others.get(key);
  if (known !== undefined) return known;
  const found = findOtherAnys(conditions, wants, key);
  conditions.others.set(key, found);
  return found;
}

function findOtherAnys(
  { docsOf, docsOfWants: wanted, inTwoAnys: anyTwice }: Conditions,
  wants: Query['wants'],
  key: string,
): Bits | null {
  const any = docsOf.get('any');
  const index = wants.findIndex((want) => want.mode === 'any' && wantKey(want) === key);
  if (any === undefined || anyTwice === null || index < 0) return any ?? null;
  if (wants.filter(({ mode }) => mode === 'any').length === 1) return null;
  const own = wanted[index]!;
  const others = acquireBits(any.length);
  for (let i = 0; i < others.length; i++) others[i] = anyTwice[i]! | (any[i]! & ~own[i]!);
  return others;
}

/** Returns the documents that match when no status is chosen: all that are not sold, and those whose code is the text.
 *  The bits must not be changed. */
export function matchDefaultStatus(context: BlockContext, text: string): Bits {
  const unsold = context.liveBlock.unsold.bits;
  if (text.trim() === '') return unsold;
  const matches = context.text.matchCode(context, text);
  addAll(matches, unsold);
  return matches;
}
