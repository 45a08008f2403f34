import type { Manifest } from '@/catalog/format/manifest';

/** A manifest with its file name in the history and its exact bytes. */
export type StoredManifest = { readonly name: string; readonly bytes: Uint8Array; readonly manifest: Manifest };

/** The manifests in a game's history, newest first, and the names of files that cannot be read. */
export type CatalogHistory = { readonly manifests: readonly StoredManifest[]; readonly broken: readonly string[] };

/** A version of a game's catalog; `number` counts from 1, the newest. */
export type HistoryVersion = StoredManifest & { readonly number: number; readonly isPublished: boolean };

/** Folder of a game's replaced manifests, inside the folder of the game. */
export const HISTORY_FOLDER = 'history';

/** Orders manifests from the newest to the oldest; equal times by name, so that the order is stable. */
export function compareNewestFirst(a: StoredManifest, b: StoredManifest): number {
  return b.manifest.publishedAt - a.manifest.publishedAt || (a.name < b.name ? 1 : -1);
}

/** Numbers all versions of a game, the published one and those in the history, newest first.
 *  @param current  the published manifest; null if none can be read */
export function listVersions(current: StoredManifest | null, history: CatalogHistory): readonly HistoryVersion[] {
  const past = withoutCurrent(history, current);
  const all = current === null ? past : [current, ...past];
  return [...all]
    .sort(compareNewestFirst)
    .map((one, index) => ({ ...one, number: index + 1, isPublished: one === current }));
}

/** Returns the manifests of the history except the published one: after a rollback, the published manifest is also in the history. */
export function withoutCurrent(
  { manifests }: CatalogHistory,
  current: StoredManifest | null,
): readonly StoredManifest[] {
  return manifests.filter(({ name }) => name !== current?.name);
}
