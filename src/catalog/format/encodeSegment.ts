import { collectBytes, writeFrontCoded, writeWholes } from '@/catalog/bytes/byteWriter';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import { checkCodes, checkOffer } from './checkOffer';
import type { ColumnSection } from './columnFile';
import { COLUMN_FILE } from './columnFile';
import { encodeAttributes } from './encodeAttributes';
import { encodeFile } from './encodeFile';
import { encodeItems } from './encodeItems';
import { orderOffers } from './orderOffers';
import { createColumns, writeColumns, writeDictionaryColumn } from './writeColumns';

/** Encodes all of offers but their titles and notes, as the file of a segment's columns. The same offers give the same
 *  bytes, in whatever order they come.
 *  @param offers  with distinct codes, all priced in `currency`
 *  @returns       the whole file, laid out by `layout.ts`
 *  @throws        ShopError `catalog-offer` if an offer holds what the format cannot, `catalog-segment-size` above
 *                 4 GiB */
export function encodeSegment(offers: readonly Offer[], currency: Currency): Uint8Array {
  for (const offer of offers) checkOffer(offer, currency);
  checkCodes(offers);
  const rows = orderOffers(offers);
  return encodeFile(COLUMN_FILE, { offers: rows.length, currency }, encodeSections(rows));
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
    listedAt: collectBytes((writer) => writeWholes(writer, gaps)),
    prices: collectBytes((writer) => writeWholes(writer, prices)),
    statuses: Uint8Array.from(rows, (offer) => OFFER_STATUSES.indexOf(offer.status)),
    shops: collectBytes((writer) => writeDictionaryColumn(writer, shops)),
    ...encodeItems(rows),
    resources: collectBytes((writer) => writeColumns(writer, resources.list(), writeWholes)),
    ...encodeAttributes(rows),
  };
}
