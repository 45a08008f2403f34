import { createStore } from '@/base/createStore';
import { fail, ok, type Result } from '@/base/result';
import { browserStorage, type OpenStorage, type StorageProblem } from './openStorage';
import { setAside } from './setAside';

/** A value that is kept between visits, in the shape React's useSyncExternalStore reads. */
export type Stored<T> = {
  readonly get: () => T;
  /** Replaces the value for this page in any case; the result says whether it will be there at the next visit. */
  readonly set: (next: T) => Result<null, StorageProblem>;
  /** Changes the value as the storage holds it at this moment, so that what another tab has written is not lost. Reading,
   *  changing and writing are one task. `change` returns its argument for no change, which writes nothing. */
  readonly update: (change: (now: T) => T) => Result<null, StorageProblem>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Reads a kept value of the version named; its error is a sentence for the log.
 *  @param drop  takes a part that cannot be read while the rest can; it is set aside */
export type Decode<T> = (value: unknown, version: number, drop: Drop) => Result<T, string>;
export type Drop = (part: unknown, why: string) => void;

export type StoredOptions<T> = {
  /** Joins this page's value with one that was stored elsewhere, where both may hold what the other lacks. Returns `stored`
   *  itself if it lacks nothing. Without it the stored value replaces this page's. */
  readonly merge?: (own: T, stored: T) => T;
  readonly storage?: OpenStorage;
};

/** Creates a kept value. Kept as `{"version":1,"value":…}` under its key; other tabs' writes come in as they happen, and
 *  again when the page is looked at. A text that cannot be read is set aside, never deleted; one of a later version is left
 *  untouched and the value then lasts for this page only.
 *  @param version  of the kept form, a whole number ≥ 1; older ones are given to `decode` to migrate
 *  @param empty    the value where nothing readable is kept */
export function createStored<T>(
  key: string,
  version: number,
  decode: Decode<T>,
  empty: T,
  { merge, storage = browserStorage }: StoredOptions<T> = {},
): Stored<T> {
  const store = createStore<{ readonly value: T } | null>(null);
  let lastSynced: { readonly text: string; readonly value: T } | null = null;
  let writeProblem: StorageProblem | null = null;

  const putAside = (text: string, why: string) => {
    console.warn(`${key}: ${why}; set aside`);
    const kept = setAside(storage, key, text, why);
    if (!kept.ok) writeProblem = kept.error;
  };
  /** The value as the storage holds it; null if it holds none that can be read. */
  const load = (): T | null => {
    const text = storage.read(key);
    writeProblem = null;
    if (lastSynced !== null && lastSynced.text === text) return lastSynced.value;
    lastSynced = null;
    if (text === null) return null;
    const kept = readEnvelope(text);
    if (kept !== null && kept.version > version) {
      writeProblem = 'storage-newer';
      return null;
    }
    const dropped: { readonly part: unknown; readonly why: string }[] = [];
    const drop: Drop = (part, why) => {
      dropped.push({ part, why });
    };
    const decoded = kept === null ? fail('not a kept value') : decode(kept.value, kept.version, drop);
    if (!decoded.ok) {
      putAside(text, decoded.error);
      return null;
    }
    if (dropped.length > 0)
      putAside(JSON.stringify(dropped.map(({ part }) => part)), dropped.map(({ why }) => why).join('; '));
    // Where a part could not be set aside, the text that holds it must stand.
    if (writeProblem === null) lastSynced = { text, value: decoded.value };
    return decoded.value;
  };
  /** Takes the value of the storage over, with what this page holds besides, and returns it. */
  const refresh = (): T => {
    const held = store.get();
    const own = held?.value ?? empty;
    // Other tabs may have written since a write of this page failed; what it could not write is part of `own`.
    if (merge !== undefined && held !== null) storage.dropCopy(key);
    const loaded = load();
    return loaded === null || loaded === own ? own : (merge?.(own, loaded) ?? loaded);
  };
  const put = (value: T): Result<null, StorageProblem> => {
    if (value !== store.get()?.value) store.set({ value });
    if (writeProblem !== null) return fail(writeProblem);
    if (value === lastSynced?.value) return ok(null);
    const text = JSON.stringify({ version, value });
    const written = storage.write(key, text);
    if (written.ok) lastSynced = { text, value };
    return written;
  };
  const reload = () => {
    const value = refresh();
    // A write elsewhere may have lost what this page holds.
    if (merge !== undefined && lastSynced !== null) put(value);
    else store.set({ value });
  };
  const get = (): T => {
    const now = store.get();
    if (now !== null) return now.value;
    // Not before: to import what keeps something must need no window.
    storage.watch((changed) => {
      if (changed === key || changed === null) reload();
    });
    const value = refresh();
    store.set({ value });
    return value;
  };
  const update = (change: (now: T) => T) => {
    get();
    const result = put(change(refresh()));
    // Local storage of two processes syncs late, so the value is merged once more under the lock.
    if (merge !== undefined && result.ok) void inTurn(key, reload);
    return result;
  };
  return { get, set: (next) => update(() => next), update, subscribe: store.subscribe };
}

/** Runs a task while no other tab runs one of the same name. */
async function inTurn(name: string, task: () => void): Promise<void> {
  try {
    await navigator.locks?.request(name, task);
  } catch (error) {
    // Refused in some sandboxed frames. Storage events bring the same about, a little later.
    console.warn(`${name}: no lock, ${String(error)}`);
  }
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
