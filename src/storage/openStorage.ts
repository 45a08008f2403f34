import { createStore, type Store } from '@/base/createStore';
import { once } from '@/base/once';
import { fail, ok, type Result } from '@/base/result';

/** Why a value could not be stored: quota exceeded, access denied, or written by a later version of the site. */
export type StorageProblem = 'storage-full' | 'storage-refused' | 'storage-newer';

/** Local storage that never throws. What the browser does not store stays in memory until the page is closed. */
export type OpenStorage = {
  /** False if the last write failed. */
  readonly persistent: Pick<Store<boolean>, 'get' | 'subscribe'>;
  readonly read: (key: string) => string | null;
  readonly keys: () => readonly string[];
  /** Writes a text; on failure it stays in memory. */
  readonly write: (key: string, text: string) => Result<null, StorageProblem>;
  /** Drops the in-memory copy of a text that could not be written, if the browser's storage has a text with the same key. */
  readonly dropCopy: (key: string) => void;
  /** Calls the listener with each changed key, or null if any key may have changed. Returns a function that stops it. */
  readonly watch: (listener: (key: string | null) => void) => () => void;
};

const PROBE = 'vitrine.probe';

/** Opens the browser's local storage on first use. Uses memory instead if reading `localStorage` throws, if there is none, or if the first
 *  write fails.
 *  @param openArea  returns the storage area; may throw a SecurityError if site data is blocked */
export function openStorage(openArea: () => Storage | undefined = () => window.localStorage): OpenStorage {
  const memory = new Map<string, string>();
  const open = once(() => {
    const area = areaOf(openArea);
    const persistent = createStore(area !== null && writeArea(area, PROBE, '1').ok);
    if (persistent.get()) area?.removeItem(PROBE);
    return { area, persistent };
  });
  return {
    persistent: {
      get: () => open().persistent.get(),
      subscribe: (listener) => open().persistent.subscribe(listener),
    },
    read: (key) => memory.get(key) ?? readArea(open().area, key),
    keys: () => [...new Set([...memory.keys(), ...keysOf(open().area)])],
    write: (key, text) => {
      const { area, persistent } = open();
      const written = writeArea(area, key, text);
      persistent.set(written.ok);
      if (written.ok) memory.delete(key);
      else memory.set(key, text);
      return written;
    },
    dropCopy: (key) => {
      if (readArea(open().area, key) !== null) memory.delete(key);
    },
    watch: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key or value means that the storage was cleared; this tab keeps its value.
        if (event.storageArea !== open().area || event.key === null || event.newValue === null) return;
        memory.delete(event.key);
        listener(event.key);
      };
      // A page in the back/forward cache receives no storage events.
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
    // The getter throws if site data is blocked.
    return null;
  }
}

function readArea(area: Storage | null, key: string): string | null {
  try {
    return area?.getItem(key) ?? null;
  } catch {
    // The permission may be revoked while the page is open.
    return null;
  }
}

function keysOf(area: Storage | null): readonly string[] {
  try {
    return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
  } catch {
    // As in `readArea`.
    return [];
  }
}

function writeArea(area: Storage | null, key: string, text: string): Result<null, StorageProblem> {
  if (area === null) return fail('storage-refused');
  try {
    area.setItem(key, text);
    // Some private modes ignore writes.
    return area.getItem(key) === text ? ok(null) : fail('storage-refused');
  } catch (error) {
    return fail(isQuota(error) ? 'storage-full' : 'storage-refused');
  }
}

/** True for the quota errors of Chrome, Firefox and old WebKit. */
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
