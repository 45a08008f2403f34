import { collectBytes } from '@/catalog/bytes/byteWriter';
import type { Offer } from '@/domain/offer';
import { checkTextLengths } from './checkOffer';
import { encodeFile } from './encodeFile';
import { orderOffers } from './orderOffers';
import { TEXT_FILE } from './textFile';
import { writeWordLines } from './wordLines';

/** Encodes the titles and notes of a segment as its text file. The order of the offers does not affect the bytes.
 *  @param offers  those of the column file
 *  @returns       the whole file, see `layout.ts`; null if every title and note is empty
 *  @throws        ShopError `catalog-offer` for a text that is too long, `catalog-segment-size` above 4 GiB */
export function encodeTexts(offers: readonly Offer[]): Uint8Array | null {
  for (const offer of offers) checkTextLengths(offer);
  if (offers.every(({ title, note }) => title === '' && note === '')) return null;
  const rows = orderOffers(offers);
  const encode = (texts: readonly string[]) => collectBytes((writer) => writeWordLines(writer, texts));
  return encodeFile(
    TEXT_FILE,
    { offerCount: rows.length, currency: '' },
    { titles: encode(rows.map(({ title }) => title)), notes: encode(rows.map(({ note }) => note)) },
  );
}
