import { createStore } from '@/base/createStore';
import { fail, type Result } from '@/base/result';
import { browserStorage, type OpenStorage, type StorageProblem } from './openStorage';

/** A value that is kept between visits, in the shape React's useSyncExternalStore reads. */
export type Stored<T> = {
  readonly get: () => T;
  /** Sets the value for this page in any case; the result says whether it will be there at the next visit. */
  readonly set: (next: T) => Result<null, StorageProblem>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a kept value. Kept as `{"version":1,"value":…}` under its key; other tabs' writes come in as they happen.
 *  A text that cannot be read is moved to `<key>.broken`, never deleted; one of a later version is left untouched and
 *  the value then lasts for this page only.
 *  @param version  of the kept form, a whole number ≥ 1; older ones are given to `decode` to migrate
 *  @param decode   reads a kept value of the version named; its error is a sentence for the log
 *  @param empty    the value where nothing readable is kept */
export function createStored<T>(
  key: string,
  version: number,
  decode: (value: unknown, version: number) => Result<T, string>,
  empty: T,
  storage: OpenStorage = browserStorage,
): Stored<T> {
  const store = createStore<{ readonly value: T } | null>(null);
  let locked: StorageProblem | null = null;

  const load = (): T => {
    const text = storage.read(key);
    locked = null;
    if (text === null) return empty;
    const kept = readEnvelope(text);
    if (kept !== null && kept.version > version) {
      locked = 'storage-newer';
      return empty;
    }
    const decoded = kept === null ? fail('not a kept value') : decode(kept.value, kept.version);
    if (decoded.ok) return decoded.value;
    console.warn(`${key}: ${decoded.error}; moved to ${key}.broken`);
    const moved = storage.write(`${key}.broken`, text);
    if (!moved.ok) locked = moved.error;
    return empty;
  };
  const get = (): T => {
    const now = store.get();
    if (now !== null) return now.value;
    // Not before: to import what keeps something must need no window.
    storage.watch((changed) => {
      if (changed === key) store.set({ value: load() });
    });
    const value = load();
    store.set({ value });
    return value;
  };
  const set = (next: T) => {
    get();
    store.set({ value: next });
    return locked === null ? storage.write(key, JSON.stringify({ version, value: next })) : fail(locked);
  };
  return { get, set, subscribe: store.subscribe };
}

function readEnvelope(text: string): { readonly version: number; readonly value: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('version' in parsed) || !('value' in parsed)) return null;
    const { version, value } = parsed;
    return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? { version, value } : null;
  } catch {
    // Not JSON: the same as any other text that is not ours.
    return null;
  }
}
