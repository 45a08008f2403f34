import { createStore, delMany, get, getMany, keys, setMany, type UseStore, update } from 'idb-keyval';
import { fail, ok, type Result } from '@/base/result';
import { type Draft, decodeDraft } from './draft';

/** Why a draft could not be stored or read: the browser forbids it or does not answer, the device has no space, the limits of this page
 *  are reached, or another tab has changed the draft. */
export type DraftProblem = 'unavailable' | 'full' | 'limit' | 'conflict';

/** A stored draft of a later version, or a damaged one. */
export type UnreadableDraft = { readonly id: string; readonly file: string | null };

export type StoredDrafts = {
  /** The latest first. */
  readonly drafts: readonly Draft[];
  readonly unreadable: readonly UnreadableDraft[];
};

/** The drafts on this device. */
export type DraftStore = {
  readonly list: () => Promise<Result<StoredDrafts, DraftProblem>>;
  /** Stores a new draft with its file, unless there are too many already. */
  readonly create: (draft: Draft, bytes: ArrayBuffer) => Promise<Result<null, DraftProblem>>;
  /** Replaces the draft with the revision before that of the new one. */
  readonly save: (draft: Draft) => Promise<Result<null, DraftProblem>>;
  /** Returns the bytes of the file. */
  readonly readBytes: (id: string) => Promise<Result<ArrayBuffer, DraftProblem>>;
  readonly remove: (id: string) => Promise<Result<null, DraftProblem>>;
};

/** Must never change: drafts of earlier visits are in it. */
const DATABASE = 'vitrine-operator';
const DRAFT_PREFIX = 'draft ';
const FILE_PREFIX = 'file ';

export const MAX_DRAFTS = 20;
/** All files together. */
export const MAX_DRAFT_MB = 200;
const BYTES_PER_MB = 1_000_000;
/** Some browsers never answer in private windows or while another tab deletes the database. */
const TIMEOUT_MS = 5000;

/** Stores drafts in IndexedDB. Nothing leaves the device. */
export function createDraftStore(timeoutMs = TIMEOUT_MS): DraftStore {
  let opened: UseStore | null = null;
  const store = () => (opened ??= createStore(DATABASE, 'drafts'));

  const attempt = async <T>(run: () => Promise<Result<T, DraftProblem>>): Promise<Result<T, DraftProblem>> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
    });
    try {
      return await Promise.race([run(), timeout]);
    } catch (error) {
      // Browsers forbid IndexedDB in private windows and with blocked site data, or have no space left.
      console.info('drafts are not stored:', error);
      // A connection that failed once fails forever.
      opened = null;
      return fail(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');
    } finally {
      clearTimeout(timer);
    }
  };
  const read = async (): Promise<StoredDrafts> => {
    // The files are not read, since they may be large.
    const found = (await keys<string>(store())).filter((key) => key.startsWith(DRAFT_PREFIX));
    const values = await getMany<unknown>(found, store());
    const drafts: Draft[] = [];
    const unreadable: UnreadableDraft[] = [];
    for (const [index, key] of found.entries()) {
      const id = key.slice(DRAFT_PREFIX.length);
      const draft = decodeDraft(values[index]);
      if (draft?.id === id) drafts.push(draft);
      else unreadable.push({ id, file: fileOf(values[index]) });
    }
    return { drafts: drafts.sort((a, b) => b.savedAt - a.savedAt), unreadable };
  };
  return {
    list: () => attempt(async () => ok(await read())),
    create: (draft, bytes) =>
      attempt(async () => {
        const { drafts, unreadable } = await read();
        const size = drafts.reduce((sum, { fileBytes }) => sum + fileBytes, draft.fileBytes);
        if (drafts.length + unreadable.length >= MAX_DRAFTS || size > MAX_DRAFT_MB * BYTES_PER_MB) return fail('limit');
        await setMany(
          [
            [FILE_PREFIX + draft.id, bytes],
            [DRAFT_PREFIX + draft.id, draft],
          ],
          store(),
        );
        return ok(null);
      }),
    save: (draft) =>
      attempt(async () => {
        let isExpected = true;
        await update<unknown>(
          DRAFT_PREFIX + draft.id,
          (stored) => {
            isExpected = decodeDraft(stored)?.revision === draft.revision - 1;
            return isExpected ? draft : stored;
          },
          store(),
        );
        return isExpected ? ok(null) : fail('conflict');
      }),
    readBytes: (id) =>
      attempt(async () => {
        const bytes = await get<ArrayBuffer>(FILE_PREFIX + id, store());
        return bytes === undefined ? fail('unavailable') : ok(bytes);
      }),
    remove: (id) =>
      attempt(async () => {
        await delMany([DRAFT_PREFIX + id, FILE_PREFIX + id], store());
        return ok(null);
      }),
  };
}

function fileOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('file' in value)) return null;
  return typeof value.file === 'string' ? value.file : null;
}
