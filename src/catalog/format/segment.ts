import type { TextBlock } from '@/catalog/bytes/byteReader';
import { textAt } from '@/catalog/bytes/byteReader';
import type { Currency } from '@/domain/money';
import type { AttributeValue, EpochMs, ItemId, Offer, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { SegmentTexts } from './wordLines';
import { lineAt } from './wordLines';

/** A sparse column: `rows` ascending, `values` parallel to it. */
export type SparseNumberColumn = { readonly id: string; readonly rows: Uint32Array; readonly values: Float64Array };

/** A sparse column whose values are indexes in `options`. */
export type SparseChoiceColumn = {
  readonly id: string;
  readonly options: readonly string[];
  readonly rows: Uint32Array;
  readonly indexes: Uint32Array;
};

/** The decoded columns of a segment, one row per offer, ordered by listing time, then code. */
export type Segment = {
  readonly offerCount: number;
  readonly currency: Currency;
  readonly codes: TextBlock;
  /** Milliseconds since 1970. */
  readonly listedAt: Float64Array;
  /** Minor units. */
  readonly prices: Float64Array;
  /** Indexes in OFFER_STATUSES. */
  readonly statuses: Uint8Array;
  readonly shopNames: readonly string[];
  readonly shops: Uint32Array;
  readonly itemIds: readonly string[];
  /** Row i has items[itemStarts[i] … itemStarts[i + 1]): ascending indexes in `itemIds`, parallel to `levels`. */
  readonly itemStarts: Uint32Array;
  readonly items: Uint32Array;
  readonly levels: Uint8Array;
  readonly resources: readonly SparseNumberColumn[];
  readonly numbers: readonly SparseNumberColumn[];
  readonly choices: readonly SparseChoiceColumn[];
  /** Values are 0 (no) and 1 (yes). */
  readonly flags: readonly SparseNumberColumn[];
};

/** Assembles the offer of a row. Items are ordered by id, since the items of an offer are a set.
 *  @param texts  of the same segment; null if every title and note is empty
 *  @param row    0 … segment.offerCount − 1 */
export function offerAt(segment: Segment, texts: SegmentTexts | null, row: number): Offer {
  return {
    code: textAt(segment.codes, row) as OfferCode,
    shop: segment.shopNames[segment.shops[row]!]!,
    price: { amount: segment.prices[row]!, currency: segment.currency },
    items: itemsAt(segment, row),
    resources: Object.fromEntries(numbersAt(segment.resources, row)),
    attributes: attributesAt(segment, row),
    title: texts === null ? '' : lineAt(texts.titles, row),
    note: texts === null ? '' : lineAt(texts.notes, row),
    status: OFFER_STATUSES[segment.statuses[row]!]!,
    listedAt: segment.listedAt[row]! as EpochMs,
  };
}

function itemsAt(segment: Segment, row: number): Offer['items'] {
  const items: Offer['items'][number][] = [];
  for (let i = segment.itemStarts[row]!; i < segment.itemStarts[row + 1]!; i++) {
    items.push({ item: segment.itemIds[segment.items[i]!]! as ItemId, level: segment.levels[i]! });
  }
  return items.sort((a, b) => (a.item < b.item ? -1 : 1));
}

function attributesAt(segment: Segment, row: number): Offer['attributes'] {
  const pairs: (readonly [string, AttributeValue])[] = [...numbersAt(segment.numbers, row)];
  for (const [id, flag] of numbersAt(segment.flags, row)) pairs.push([id, flag === 1]);
  for (const { id, rows, indexes, options } of segment.choices) {
    const i = findRow(rows, row);
    if (i >= 0) pairs.push([id, options[indexes[i]!]!]);
  }
  return Object.fromEntries(pairs);
}

function numbersAt(columns: readonly SparseNumberColumn[], row: number): readonly (readonly [string, number])[] {
  return columns.flatMap(({ id, rows, values }) => {
    const i = findRow(rows, row);
    return i < 0 ? [] : [[id, values[i]!] as const];
  });
}

/** Returns the index of `row` in ascending `rows`, −1 if it is not in them. */
function findRow(rows: Uint32Array, row: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (rows[middle]! < row) low = middle + 1;
    else if (rows[middle]! > row) high = middle - 1;
    else return middle;
  }
  return -1;
}
