import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/decodeTexts';
import type { FileEntry, Manifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { Offer, OfferCode } from '@/domain/offer';
import { findRows, pickOffers } from '@/publishing/catalog/publishedOffers';
import type { CliEffects } from './effects';
import { readRequired } from './readRequired';

/** Reads the published offers with the given codes. Reads the texts only of segments that contain such an offer. Ignores unreadable
 *  segments if every code is found in the readable ones.
 *  @param folder  the folder of the game
 *  @throws        ShopError `cli-read` | `cli-missing` | `catalog-segment-…` naming the file */
export async function readPublishedOffers(
  folder: string,
  { currency, segments }: Manifest,
  codes: ReadonlySet<OfferCode>,
  effects: Pick<CliEffects, 'read' | 'sha256'>,
): Promise<readonly Offer[]> {
  const read = async (entry: FileEntry) => {
    const bytes = await readRequired(join(folder, entry.file), effects);
    await checkFile(bytes, entry, effects.sha256);
    return bytes;
  };
  const offers: Offer[] = [];
  let firstError: ShopError | null = null;
  for (const entry of segments) {
    if (offers.length === codes.size) break;
    let segment: Segment;
    try {
      segment = checkSegment(await read(entry), entry, currency);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      firstError ??= error;
      continue;
    }
    if (findRows(segment, codes).length === 0) continue;
    const texts = entry.texts === null ? null : checkTexts(await read(entry.texts), entry.texts, entry.offers);
    offers.push(...pickOffers([{ segment, texts }], codes));
  }
  if (firstError !== null && offers.length < codes.size) throw firstError;
  return offers;
}
