import { createStore, type Store } from '@/base/createStore';
import { fail, ok, type Result } from '@/base/result';

/** Why something could not be kept: no room, not allowed, or a later version of the site wrote there. */
export type StorageProblem = 'storage-full' | 'storage-refused' | 'storage-newer';

/** Local storage that never throws: where the browser keeps nothing, a copy in memory lasts until the page closes. */
export type OpenStorage = {
  /** False while the last write did not reach the browser's storage. */
  readonly persistent: Pick<Store<boolean>, 'get' | 'subscribe'>;
  readonly read: (key: string) => string | null;
  /** The keys of all texts. */
  readonly keys: () => readonly string[];
  /** Keeps a text; on failure it is kept in memory all the same. */
  readonly write: (key: string, text: string) => Result<null, StorageProblem>;
  /** Drops the copy in memory of a text that could not be written, where the browser's storage holds one of the same key. */
  readonly dropCopy: (key: string) => void;
  /** Calls the listener with the changed key, or null when any key may have changed. Returns the way to stop. */
  readonly watch: (listener: (key: string | null) => void) => () => void;
};

const PROBE = 'vitrine.probe';

/** Opens the browser's local storage, or memory where its getter throws, is missing, or refuses a first write.
 *  @param openArea  returns the storage area; may throw (SecurityError where site data is blocked) */
export function openStorage(openArea: () => Storage | undefined = () => window.localStorage): OpenStorage {
  const area = areaOf(openArea);
  const memory = new Map<string, string>();
  const persistent = createStore(area !== null && writeArea(area, PROBE, '1').ok);
  if (persistent.get()) area?.removeItem(PROBE);
  return {
    persistent,
    read: (key) => memory.get(key) ?? readArea(area, key),
    keys: () => [...new Set([...memory.keys(), ...keysOf(area)])],
    write: (key, text) => {
      const written = writeArea(area, key, text);
      persistent.set(written.ok);
      if (written.ok) memory.delete(key);
      else memory.set(key, text);
      return written;
    },
    dropCopy: (key) => {
      if (readArea(area, key) !== null) memory.delete(key);
    },
    watch: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key or value means cleared: what this tab still holds is then worth more than nothing.
        if (event.storageArea !== area || event.key === null || event.newValue === null) return;
        memory.delete(event.key);
        listener(event.key);
      };
      // No storage events reach a page in the back/forward cache.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener(null);
      };
      const onVisibility = () => {
        if (document.visibilityState === 'visible') listener(null);
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}

/** The storage of this page. */
export const browserStorage: OpenStorage = openStorage();

function areaOf(openArea: () => Storage | undefined): Storage | null {
  try {
    return openArea() ?? null;
  } catch {
    // Blocked site data: the getter itself throws.
    return null;
  }
}

function readArea(area: Storage | null, key: string): string | null {
  try {
    return area?.getItem(key) ?? null;
  } catch {
    // The permission can go while the page is open; nothing kept is then the same as nothing there.
    return null;
  }
}

function keysOf(area: Storage | null): readonly string[] {
  try {
    return Array.from({ length: area?.length ?? 0 }, (_, place) => area?.key(place) ?? '');
  } catch {
    // As in `readArea`.
    return [];
  }
}

function writeArea(area: Storage | null, key: string, text: string): Result<null, StorageProblem> {
  if (area === null) return fail('storage-refused');
  try {
    area.setItem(key, text);
    // Some private modes accept a write and forget it.
    return area.getItem(key) === text ? ok(null) : fail('storage-refused');
  } catch (error) {
    return fail(isQuota(error) ? 'storage-full' : 'storage-refused');
  }
}

/** Quota errors by the names and codes that Chrome, Firefox and old WebKit give them. */
function isQuota(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : '';
  const code = 'code' in error ? error.code : 0;
  return (
    name === 'QuotaExceededError' ||
    name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    name === 'QUOTA_EXCEEDED_ERR' ||
    code === 22 ||
    code === 1014
  );
}
