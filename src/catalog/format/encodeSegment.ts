import { collectBytes, toZigzag, writeFrontCoded, writeIntegers } from '@/catalog/bytes/byteWriter';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import { checkCodes, checkOffer } from './checkOffer';
import type { ColumnSection } from './columnFile';
import { COLUMN_FILE } from './columnFile';
import { encodeFile } from './encodeFile';
import { encodeItems } from './encodeItems';
import { orderOffers } from './orderOffers';
import { createColumns, writeColumns, writeDictionaryColumn } from './writeColumns';

/** Encodes offers without their titles and notes as the column file of a segment. The order of the offers does not affect
 *  the bytes.
 *  @param offers  with distinct codes, all priced in `currency`
 *  @returns       the whole file, see `layout.ts`
 *  @throws        ShopError `catalog-offer` for a value that the format cannot store, `catalog-segment-size` above 4 GiB */
export function encodeSegment(offers: readonly Offer[], currency: Currency): Uint8Array {
  for (const offer of offers) checkOffer(offer, currency);
  checkCodes(offers);
  const rows = orderOffers(offers);
  return encodeFile(COLUMN_FILE, { offerCount: rows.length, currency }, encodeSections(rows));
}

function encodeSections(rows: readonly Offer[]): Readonly<Record<ColumnSection, Uint8Array>> {
  const codes = rows.map((offer) => offer.code);
  const gaps = rows.map((offer, row) => offer.listedAt - (rows[row - 1]?.listedAt ?? 0));
  const prices = rows.map((offer) => offer.price.amount);
  const shops = rows.map((offer) => offer.shop);
  const resources = createColumns<number>();
  for (const [row, offer] of rows.entries()) {
    for (const [id, amount] of Object.entries(offer.resources)) resources.add(id, row, amount);
  }
  return {
    codes: collectBytes((writer) => writeFrontCoded(writer, codes)),
    listedAt: collectBytes((writer) => writeIntegers(writer, gaps)),
    prices: collectBytes((writer) => writeIntegers(writer, prices)),
    statuses: Uint8Array.from(rows, (offer) => OFFER_STATUSES.indexOf(offer.status)),
    shops: collectBytes((writer) => writeDictionaryColumn(writer, shops)),
    ...encodeItems(rows),
    resources: collectBytes((writer) => writeColumns(writer, resources.list(), writeIntegers)),
    ...encodeAttributes(rows),
  };
}

/** Encodes attributes in one section per type of value. */
function encodeAttributes(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'numbers' | 'choices' | 'flags'>, Uint8Array>> {
  const numbers = createColumns<number>();
  const choices = createColumns<string>();
  const flags = createColumns<number>();
  for (const [row, { attributes }] of rows.entries()) {
    for (const id of Object.keys(attributes)) {
      const value = attributes[id];
      if (typeof value === 'number') numbers.add(id, row, toZigzag(value));
      else if (typeof value === 'string') choices.add(id, row, value);
      else if (value !== undefined) flags.add(id, row, Number(value));
    }
  }
  return {
    numbers: collectBytes((writer) => writeColumns(writer, numbers.list(), writeIntegers)),
    choices: collectBytes((writer) => writeColumns(writer, choices.list(), writeDictionaryColumn)),
    flags: collectBytes((writer) => writeColumns(writer, flags.list(), writeIntegers)),
  };
}
