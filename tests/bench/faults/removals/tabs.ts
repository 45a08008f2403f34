import type { Removal } from './removal';

export const tabRemovals: readonly Removal[] = [
  {
    id: 'T1',
    file: 'src/storage/reconcileFavourites.ts',
    from: 'mergeLists(mine ?? [], theirs ?? [])',
    to: '(theirs ?? mine ?? [])',
    test: 'end with the favourites of both',
  },
  {
    id: 'T2',
    file: 'src/storage/reconcileFavourites.ts',
    from: '.filter((one) => !isRemoved(one, removals[game]?.[one.code]))',
    to: '',
    test: 'converge to the same favourites without losses',
  },
  {
    id: 'T5',
    file: 'src/features/shop-page/NetworkNotice.tsx',
    from: 'if (replacementPublishedAt !== null) {',
    to: 'if (false) {',
    test: 'warn that statuses are unverified and offer the newer catalog',
  },
  {
    id: 'T5',
    file: 'src/features/shop-page/useNewerCatalog.ts',
    from: 'publishedAt === null || data === publishedAt ? null : data',
    to: 'publishedAt === null ? null : data',
    test: 'returns null once the newer catalog is on screen',
  },
  {
    id: 'T3',
    file: 'src/storage/createStored.ts',
    from: 'if (merge !== undefined && lastSynced !== null) put(value);',
    to: 'if (false) put(value);',
    test: 'stay removed when a tab of an earlier release',
    build: 'first',
  },
  {
    id: 'T4',
    file: 'src/offline/watchForUpdates.ts',
    from: 'updateWaiting.set(registration.waiting !== null && workers.controller !== null);',
    to: 'updateWaiting.set(false);',
    test: 'is announced in both',
    build: 'first',
  },
];
