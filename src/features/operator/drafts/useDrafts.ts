import { useCallback, useEffect, useState } from 'react';
import type { DraftStore, StoredDrafts } from './draftStore';

const NO_DRAFTS: StoredDrafts = { drafts: [], unreadable: [] };

export type DraftsState = StoredDrafts & {
  /** The operation that the browser refused. */
  readonly failed: 'list' | 'remove' | null;
  /** Deletes a draft.
   *  @returns  whether it was deleted */
  readonly remove: (id: string) => Promise<boolean>;
};

/** The drafts on this device; none while they are read, and where the browser stores none.
 *  @param isShown  whether the list is visible; it is read anew when it appears */
export function useDrafts(store: DraftStore, isShown: boolean): DraftsState {
  const [stored, setStored] = useState(NO_DRAFTS);
  const [failed, setFailed] = useState<DraftsState['failed']>(null);
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    void store.list().then((listed) => {
      if (!isCurrent) return;
      setFailed(listed.ok ? null : 'list');
      if (listed.ok) setStored(listed.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, isShown]);
  const remove = useCallback(
    async (id: string) => {
      const { ok } = await store.remove(id);
      setFailed(ok ? null : 'remove');
      if (ok) {
        const keepOthers = <T extends { readonly id: string }>(all: readonly T[]) => all.filter((one) => one.id !== id);
        setStored(({ drafts, unreadable }) => ({ drafts: keepOthers(drafts), unreadable: keepOthers(unreadable) }));
      }
      return ok;
    },
    [store],
  );
  return { ...stored, failed, remove };
}
