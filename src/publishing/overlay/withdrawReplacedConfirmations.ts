import type { Manifest } from '@/catalog/format/manifest';
import { type OverlayFile, recordOf } from './overlayFile';

type Revision = Pick<Manifest, 'game' | 'publishedAt'>;

/** Withdraws the confirmation of replaced catalogs. Otherwise a tab that still shows such a catalog would show an offer as available merely
 *  because its entry was cleared, or because only the new version lacks the offer. The stated currency of prices stays.
 *  @param manifests  published, or about to be
 *  @returns          `file` itself if nothing changes */
export function withdrawReplacedConfirmations(file: OverlayFile, manifests: Iterable<Revision>): OverlayFile {
  const catalogs = recordOf(file.catalogs);
  const withdrawn = [...manifests].flatMap(({ game, publishedAt }) => {
    const stated = recordOf(catalogs[game]);
    const isReplaced = (stated.publishedAt ?? null) !== null && stated.publishedAt !== publishedAt;
    return isReplaced ? [[game, { ...stated, publishedAt: null }] as const] : [];
  });
  return withdrawn.length === 0 ? file : { ...file, catalogs: { ...catalogs, ...Object.fromEntries(withdrawn) } };
}
