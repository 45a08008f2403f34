import type { DocSet } from '@/engine/bitset/docSet';
import { visitRows } from '@/engine/visitRows';
import { SHOP } from './block';
import type { KeptSets, SetGroup } from './docSetGroup';
import type { Places } from './placeRows';
import type { Piece } from './rowRanges';

/** What the docs of a block say to one choice facet. */
export type ChoiceColumn = {
  /** Yes/no attributes have booleans. */
  readonly values: readonly (string | boolean)[];
  /** The names of `values` in queries. */
  readonly names: readonly string[];
  /** Doc → place in `values` + 1, 0 for a doc that says nothing. */
  readonly picks: Uint8Array | Uint16Array;
  /** The docs of each value. */
  readonly docsOf: readonly DocSet[];
  readonly sets: KeptSets;
  /** Docs of each of `picks`. */
  readonly totals: Int32Array;
};

/** What the docs of a block say to one choice facet, before its sets are kept. */
export type ChoiceDraft = { readonly places: Map<string | boolean, number>; readonly picks: Uint16Array };

/** Up to so many values have sets of bits; the sets of more are small ones. */
const FEW_VALUES = 64;

/** Gathers the choice facets of a block: `shop`, and every enum and yes/no attribute. */
export function gatherChoices(pieces: readonly Piece[], placed: Places): ReadonlyMap<string, ChoiceDraft> {
  const drafts = new Map<string, ChoiceDraft>();
  const draftOf = (id: string) => {
    const draft = drafts.get(id) ?? { places: new Map(), picks: new Uint16Array(placed.docs) };
    drafts.set(id, draft);
    return draft;
  };
  visitRows(pieces, placed, ({ segment }, docOfRow) => {
    fill(draftOf(SHOP), docOfRow, null, segment.shops, segment.shopNames);
    for (const { id, rows, picks, options } of segment.choices) fill(draftOf(id), docOfRow, rows, picks, options);
    for (const { id, rows, values } of segment.flags) fill(draftOf(id), docOfRow, rows, values, [false, true]);
  });
  return drafts;
}

/** @param rows  null: all rows have a value */
function fill(
  draft: ChoiceDraft,
  docOfRow: Int32Array,
  rows: Uint32Array | null,
  picks: ArrayLike<number>,
  options: readonly (string | boolean)[],
): void {
  const { places } = draft;
  const numbers: number[] = [];
  for (let at = 0; at < picks.length; at++) {
    const doc = docOfRow[rows === null ? at : rows[at]!]!;
    if (doc < 0) continue;
    const pick = picks[at]!;
    // Numbered when first used: values that only other blocks have are no values of this one.
    if (numbers[pick] === undefined) {
      const value = options[pick]!;
      numbers[pick] = places.get(value) ?? places.size + 1;
      places.set(value, numbers[pick]);
    }
    draft.picks[doc] = numbers[pick]!;
  }
}

/** The docs of each value of a choice facet. */
export function groupByValue({ places, picks }: ChoiceDraft): SetGroup {
  const starts = new Int32Array(places.size + 1);
  for (let doc = 0; doc < picks.length; doc++) if (picks[doc]! > 0) starts[picks[doc]!]!++;
  for (let value = 0; value < places.size; value++) starts[value + 1]! += starts[value]!;
  const members = new Uint16Array(starts[places.size]!);
  const next = starts.slice();
  for (let doc = 0; doc < picks.length; doc++) {
    const pick = picks[doc]!;
    if (pick > 0) members[next[pick - 1]!++] = doc;
  }
  return { starts, members, dense: places.size <= FEW_VALUES ? places.size : 0 };
}

/** Builds the column of a choice facet.
 *  @param sets  those of `groupByValue`, as they are kept */
export function buildChoice({ places, picks }: ChoiceDraft, sets: KeptSets): ChoiceColumn {
  const sizes = sets.sets.map(({ size }) => size);
  const totals = Int32Array.from([picks.length - sets.starts[places.size]!, ...sizes]);
  const values = [...places.keys()];
  return {
    values,
    names: values.map((value) => (typeof value === 'string' ? value : value ? 'yes' : 'no')),
    picks: places.size < 256 ? Uint8Array.from(picks) : picks,
    docsOf: sets.sets,
    sets,
    totals,
  };
}
