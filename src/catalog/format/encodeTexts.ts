import { collectBytes } from '@/catalog/bytes/byteWriter';
import type { Offer } from '@/domain/offer';
import { checkWords } from './checkOffer';
import { encodeFile } from './encodeFile';
import { orderOffers } from './orderOffers';
import { TEXT_FILE } from './textFile';
import { writeWordLines } from './wordLines';

/** Encodes the titles and notes of a segment's offers. The same offers give the same bytes, in whatever order they come.
 *  @param offers  those of the segment's columns
 *  @returns       the whole file, laid out by `layout.ts`; null where every title and note is empty
 *  @throws        ShopError `catalog-offer` for a text that is too long, `catalog-segment-size` above 4 GiB */
export function encodeTexts(offers: readonly Offer[]): Uint8Array | null {
  for (const offer of offers) checkWords(offer);
  if (offers.every(({ title, note }) => title === '' && note === '')) return null;
  const rows = orderOffers(offers);
  const encode = (texts: readonly string[]) => collectBytes((writer) => writeWordLines(writer, texts));
  return encodeFile(
    TEXT_FILE,
    { offers: rows.length, currency: '' },
    { titles: encode(rows.map(({ title }) => title)), notes: encode(rows.map(({ note }) => note)) },
  );
}
