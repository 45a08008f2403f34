import type { DocSet } from './docSet';
import { keepDocs } from './docSet';
import type { Piece } from './pieces';
import type { Places } from './placeRows';
import { visitRows } from './visitRows';

/** What the docs of a block say to one choice facet. */
export type ChoiceColumn = {
  /** Yes/no attributes have booleans. */
  readonly values: readonly (string | boolean)[];
  /** Doc → place in `values` + 1, 0 for a doc that says nothing. */
  readonly picks: Uint8Array | Uint16Array;
  /** The docs of each value. */
  readonly docsOf: readonly DocSet[];
};

/** The names of yes/no values in queries. */
export function nameOfValue(value: string | boolean): string {
  return typeof value === 'string' ? value : value ? 'yes' : 'no';
}

type Draft = { readonly places: Map<string | boolean, number>; readonly picks: Uint16Array };

/** Builds the choice facets of a block: `shop`, and every enum and yes/no attribute. */
export function buildChoices(pieces: readonly Piece[], placed: Places): ReadonlyMap<string, ChoiceColumn> {
  const drafts = new Map<string, Draft>();
  const draftOf = (id: string) => {
    const draft = drafts.get(id) ?? { places: new Map(), picks: new Uint16Array(placed.docs) };
    drafts.set(id, draft);
    return draft;
  };
  const shops = draftOf('shop');
  visitRows(pieces, placed, ({ segment }, docOfRow) => {
    const numbers = segment.shopNames.map((name) => placeOf(shops, name));
    for (let row = 0; row < segment.offers; row++) {
      const doc = docOfRow[row]!;
      if (doc >= 0) shops.picks[doc] = numbers[segment.shops[row]!]!;
    }
    for (const { id, rows, picks, options } of segment.choices) {
      fill(draftOf(id), docOfRow, rows, picks, options);
    }
    for (const { id, rows, values } of segment.flags) fill(draftOf(id), docOfRow, rows, values, [false, true]);
  });
  return new Map([...drafts].map(([id, draft]) => [id, finish(draft, placed.docs)]));
}

function placeOf({ places }: Draft, value: string | boolean): number {
  const place = places.get(value) ?? places.size + 1;
  places.set(value, place);
  return place;
}

function fill(
  draft: Draft,
  docOfRow: Int32Array,
  rows: Uint32Array,
  picks: ArrayLike<number>,
  options: readonly (string | boolean)[],
): void {
  const numbers: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const doc = docOfRow[rows[at]!]!;
    if (doc < 0) continue;
    const pick = picks[at]!;
    // Numbered when first used: values that only other blocks have are no values of this one.
    numbers[pick] ??= placeOf(draft, options[pick]!);
    draft.picks[doc] = numbers[pick]!;
  }
}

function finish({ places, picks }: Draft, docs: number): ChoiceColumn {
  const sizes = new Uint32Array(places.size + 1);
  for (let doc = 0; doc < docs; doc++) sizes[picks[doc]!]!++;
  const members = Array.from(sizes, (size) => new Uint16Array(size));
  const next = new Uint32Array(sizes.length);
  for (let doc = 0; doc < docs; doc++) {
    const pick = picks[doc]!;
    members[pick]![next[pick]!++] = doc;
  }
  return {
    values: [...places.keys()],
    picks: places.size < 256 ? Uint8Array.from(picks) : picks,
    docsOf: members.slice(1).map((one) => keepDocs(one, docs)),
  };
}
