import type { Manifest } from '@/catalog/manifest';
import { isObject, type OverlayJson } from './settleContradictions';

type Revision = Pick<Manifest, 'game' | 'publishedAt'>;

/** Takes back the confirmation of catalogs that have been replaced, or are about to be: a tab that still has one must not show an
 *  offer as available because its entry was cleared, or because only the new version lacks it. The currency of prices stays.
 *  @param file       JSON that `decodeOverlay` has accepted; the same one is returned where nothing changes
 *  @param manifests  that are published, or about to be */
export function withdrawReplaced(file: OverlayJson, manifests: Iterable<Revision>): OverlayJson {
  const { catalogs } = file;
  if (!isObject(catalogs)) return file;
  const withdrawn = [...manifests].flatMap(({ game, publishedAt }) => {
    const named = catalogs[game];
    const isReplaced = isObject(named) && (named.publishedAt ?? null) !== null && named.publishedAt !== publishedAt;
    return isReplaced ? [[game, { ...named, publishedAt: null }] as const] : [];
  });
  return withdrawn.length === 0 ? file : { ...file, catalogs: { ...catalogs, ...Object.fromEntries(withdrawn) } };
}
