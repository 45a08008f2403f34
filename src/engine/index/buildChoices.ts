import type { DocSet } from '@/engine/bitset/docSet';
import { SHOP } from './block';
import { visitRanges } from './blockRows';
import type { MemberLists } from './docSets';
import { buildDocSets } from './docSets';
import type { RankedRows } from './rankRows';
import type { RowRange } from './rowRanges';

/** The values of one choice facet by document. */
export type ChoiceColumn = {
  /** Booleans for yes/no attributes. */
  readonly values: readonly (string | boolean)[];
  /** The names of `values` in queries. */
  readonly names: readonly string[];
  /** Document → index in `values` + 1, 0 for a document without a value. */
  readonly valueIds: Uint8Array | Uint16Array;
  /** The documents of each value. */
  readonly docsOf: readonly DocSet[];
  /** Number of documents for each value of `valueIds`. */
  readonly totals: Int32Array;
};

type ChoiceDraft = { readonly idOf: Map<string | boolean, number>; readonly valueIds: Uint16Array };

/** A value of a choice is stored as a bitset down to the density at which that takes as much memory as a list. */
const DENSITY = 16;

/** Builds the columns of the choice facets of a block: `shop`, and every enum and yes/no attribute. */
export function buildChoices(ranges: readonly RowRange[], rows: RankedRows): ReadonlyMap<string, ChoiceColumn> {
  const drafts = new Map<string, ChoiceDraft>();
  const draftOf = (id: string) => {
    const draft = drafts.get(id) ?? { idOf: new Map(), valueIds: new Uint16Array(rows.docCount) };
    drafts.set(id, draft);
    return draft;
  };
  visitRanges(ranges, rows, ({ segment }, docOfRow) => {
    fill(draftOf(SHOP), docOfRow, null, segment.shops, segment.shopNames);
    for (const choice of segment.choices)
      fill(draftOf(choice.id), docOfRow, choice.rows, choice.indexes, choice.options);
    for (const flag of segment.flags) fill(draftOf(flag.id), docOfRow, flag.rows, flag.values, [false, true]);
  });
  return new Map([...drafts].map(([id, draft]) => [id, finish(draft)]));
}

/** @param rows  null if all rows have a value */
function fill(
  { idOf, valueIds }: ChoiceDraft,
  docOfRow: Int32Array,
  rows: Uint32Array | null,
  optionOf: ArrayLike<number>,
  options: readonly (string | boolean)[],
): void {
  const ids: number[] = [];
  for (let i = 0; i < optionOf.length; i++) {
    const doc = docOfRow[rows === null ? i : rows[i]!]!;
    if (doc < 0) continue;
    const option = optionOf[i]!;
    // Values are numbered at first use, so that values that occur only in other blocks are not values of this one.
    if (ids[option] === undefined) {
      const value = options[option]!;
      ids[option] = idOf.get(value) ?? idOf.size + 1;
      idOf.set(value, ids[option]);
    }
    valueIds[doc] = ids[option]!;
  }
}

function finish({ idOf, valueIds }: ChoiceDraft): ChoiceColumn {
  const lists = groupByValue(valueIds, idOf.size);
  const docsOf = buildDocSets(lists, valueIds.length, DENSITY);
  const values = [...idOf.keys()];
  return {
    values,
    names: values.map((value) => (typeof value === 'string' ? value : value ? 'yes' : 'no')),
    valueIds: values.length < 256 ? Uint8Array.from(valueIds) : valueIds,
    docsOf,
    totals: Int32Array.from([valueIds.length - lists.members.length, ...docsOf.map(({ size }) => size)]),
  };
}

function groupByValue(valueIds: Uint16Array, values: number): MemberLists {
  const starts = new Int32Array(values + 1);
  for (let doc = 0; doc < valueIds.length; doc++) if (valueIds[doc]! > 0) starts[valueIds[doc]!]!++;
  for (let value = 0; value < values; value++) starts[value + 1]! += starts[value]!;
  const members = new Uint16Array(starts[values]!);
  const next = starts.slice();
  for (let doc = 0; doc < valueIds.length; doc++) {
    const id = valueIds[doc]!;
    if (id > 0) members[next[id - 1]!++] = doc;
  }
  return { starts, members };
}
