import { textAt } from '@/catalog/bytes/byteReader';
import type { SegmentFiles } from '@/catalog/files/listOffers';
import { offerAt, type Segment, type SparseNumberColumn } from '@/catalog/format/segment';
import { OFFER_STATUSES, type Offer, type OfferCode } from '@/domain/offer';

/** The values of an offer that the guard compares. */
export type OfferSummary = Pick<Offer, 'code' | 'shop' | 'price' | 'status'>;

/** A published offer with the names of its fields that have a value, such as `items`, `resources.stone`, `attributes.server`. */
export type FieldsOfOffer = OfferSummary & { readonly fields: readonly string[] };

/** Yields the summaries of published offers, without decoding texts or items. */
export function* listSummaries(segments: Iterable<Segment>): Generator<FieldsOfOffer, void> {
  for (const segment of segments) {
    const fieldsAt = readFields(segment);
    for (let row = 0; row < segment.offerCount; row++) yield { ...summaryAt(segment, row), fields: fieldsAt(row) };
  }
}

/** Returns the rows of a segment with one of the wanted codes. */
export function findRows({ offerCount, codes }: Segment, wanted: ReadonlySet<OfferCode>): readonly number[] {
  const rows: number[] = [];
  for (let row = 0; row < offerCount; row++) if (wanted.has(textAt(codes, row) as OfferCode)) rows.push(row);
  return rows;
}

/** Returns the published offers with the wanted codes. */
export function pickOffers(files: Iterable<SegmentFiles>, wanted: ReadonlySet<OfferCode>): readonly Offer[] {
  const picked: Offer[] = [];
  for (const { segment, texts } of files) {
    for (const row of findRows(segment, wanted)) picked.push(offerAt(segment, texts, row));
  }
  return picked;
}

/** Returns a function that lists the fields with a value of one row after the other: the rows of a column are ascending. */
function readFields({ itemStarts, resources, numbers, choices, flags }: Segment): (row: number) => readonly string[] {
  const nameAs = (group: string) => (column: Pick<SparseNumberColumn, 'id' | 'rows'>) => {
    return { name: `${group}.${column.id}`, rows: column.rows, next: 0 };
  };
  const columns = [
    ...resources.map(nameAs('resources')),
    ...[...numbers, ...choices, ...flags].map(nameAs('attributes')),
  ];
  return (row) => {
    const fields: string[] = itemStarts[row] === itemStarts[row + 1] ? [] : ['items'];
    for (const column of columns) {
      if (column.rows[column.next] !== row) continue;
      column.next += 1;
      fields.push(column.name);
    }
    return fields;
  };
}

function summaryAt(segment: Segment, row: number): OfferSummary {
  const { codes, shops, shopNames, prices, statuses, currency } = segment;
  const status = OFFER_STATUSES[statuses[row] ?? -1];
  const shop = shopNames[shops[row] ?? -1];
  const amount = prices[row];
  if (status === undefined || shop === undefined || amount === undefined) {
    throw new RangeError(`expected a row from 0 to ${segment.offerCount - 1}, got ${row}`);
  }
  return { code: textAt(codes, row) as OfferCode, shop, price: { amount, currency }, status };
}
