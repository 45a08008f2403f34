import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import { collectBytes, writeFrontCoded, writeWholes } from './byteWriter';
import { checkCodes, checkOffer } from './checkOffer';
import { encodeAttributes } from './encodeAttributes';
import { encodeItems } from './encodeItems';
import type { SectionId } from './layout';
import { HEADER, HEADER_BYTES, LENGTH_BYTES, SECTIONS, SEGMENT_MAGIC, SEGMENT_VERSION } from './layout';
import { orderOffers } from './orderOffers';
import { writeWordLines } from './wordLines';
import { gatherColumns, writeColumns, writeDictionaryColumn } from './writeColumns';

/** Encodes offers as one segment file. The same offers give the same bytes, in whatever order they come.
 *  @param offers  with distinct codes, all priced in `currency`
 *  @returns       the whole file, laid out by `layout.ts`
 *  @throws        ShopError `catalog-offer` if an offer holds what the format cannot, `catalog-segment-size` above
 *                 4 GiB */
export function encodeSegment(offers: readonly Offer[], currency: Currency): Uint8Array {
  for (const offer of offers) checkOffer(offer, currency);
  checkCodes(offers);
  const rows = orderOffers(offers);
  const sections = encodeSections(rows);
  const lengths = SECTIONS.map((id) => sections[id].length);
  const length = lengths.reduce((sum, one) => sum + one, HEADER_BYTES);
  if (length >= 2 ** 32) throw new ShopError('catalog-segment-size', `a segment of ${length} bytes, over 4 GiB`);

  const file = new Uint8Array(length);
  writeHeader(file, rows.length, currency, lengths);
  let at = HEADER_BYTES;
  for (const id of SECTIONS) {
    file.set(sections[id], at);
    at += sections[id].length;
  }
  return file;
}

function writeHeader(file: Uint8Array, offers: number, currency: Currency, lengths: readonly number[]): void {
  const view = new DataView(file.buffer);
  file.set(SEGMENT_MAGIC, HEADER.magic);
  view.setUint16(HEADER.version, SEGMENT_VERSION, true);
  view.setUint16(HEADER.sections, SECTIONS.length, true);
  view.setUint32(HEADER.length, file.length, true);
  view.setUint32(HEADER.offers, offers, true);
  file.set(new TextEncoder().encode(currency), HEADER.currency);
  for (const [i, length] of lengths.entries()) view.setUint32(HEADER.lengths + LENGTH_BYTES * i, length, true);
}

function encodeSections(rows: readonly Offer[]): Readonly<Record<SectionId, Uint8Array>> {
  const codes = rows.map((offer) => offer.code);
  const gaps = rows.map((offer, row) => offer.listedAt - (rows[row - 1]?.listedAt ?? 0));
  const prices = rows.map((offer) => offer.price.amount);
  const shops = rows.map((offer) => offer.shop);
  const titles = rows.map((offer) => offer.title);
  const notes = rows.map((offer) => offer.note);
  const resources = gatherColumns(rows.map((offer) => Object.entries(offer.resources)));
  return {
    codes: collectBytes((writer) => writeFrontCoded(writer, codes)),
    listedAt: collectBytes((writer) => writeWholes(writer, gaps)),
    prices: collectBytes((writer) => writeWholes(writer, prices)),
    statuses: Uint8Array.from(rows, (offer) => OFFER_STATUSES.indexOf(offer.status)),
    shops: collectBytes((writer) => writeDictionaryColumn(writer, shops)),
    ...encodeItems(rows),
    resources: collectBytes((writer) => writeColumns(writer, resources, writeWholes)),
    ...encodeAttributes(rows),
    titles: collectBytes((writer) => writeWordLines(writer, titles)),
    notes: collectBytes((writer) => writeWordLines(writer, notes)),
  };
}
