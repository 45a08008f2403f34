import type { Manifest } from '@/catalog/format/manifest';
import { type OverlayFile, recordOf } from './overlayFile';

type Revision = Pick<Manifest, 'game' | 'publishedAt'>;

/** Takes back the confirmation of catalogs that have been replaced, or are about to be: a tab that still has one must not show an
 *  offer as available because its entry was cleared, or because only the new version lacks it. The currency of prices stays.
 *  @param file       JSON that `decodeOverlay` has accepted; the same one is returned where nothing changes
 *  @param manifests  that are published, or about to be */
export function withdrawReplaced(file: OverlayFile, manifests: Iterable<Revision>): OverlayFile {
  const catalogs = recordOf(file.catalogs);
  const withdrawn = [...manifests].flatMap(({ game, publishedAt }) => {
    const named = recordOf(catalogs[game]);
    const isReplaced = (named.publishedAt ?? null) !== null && named.publishedAt !== publishedAt;
    return isReplaced ? [[game, { ...named, publishedAt: null }] as const] : [];
  });
  return withdrawn.length === 0 ? file : { ...file, catalogs: { ...catalogs, ...Object.fromEntries(withdrawn) } };
}
