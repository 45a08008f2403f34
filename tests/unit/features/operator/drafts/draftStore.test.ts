/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb';
import type { EpochMs } from '@/domain/offer';
import type { Draft } from '@/features/operator/drafts/draft';
import { createDraftStore, MAX_DRAFT_MB, MAX_DRAFTS } from '@/features/operator/drafts/draftStore';
import { draft } from './draftOfSheet';

const BYTES = new TextEncoder().encode('编号,价格').buffer as ArrayBuffer;

const FULL: Partial<Draft> = {
  log: {
    done: [[{ sheet: null, row: 3, column: 2, from: 'abc', to: '300' }]],
    undone: [[{ sheet: '表1', row: 4, column: 0, from: '', to: 'x' }]],
  },
  columnChoices: { 备注: 'ignore' },
  answers: { fingerprint: 'f', decisions: { allowed: ['removed'], keepPublished: true, overlay: 'keep' } },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('createDraftStore', () => {
  it('lists drafts with all their work, the latest first', async () => {
    const store = createDraftStore();
    const [older, newer] = [draft('a', FULL), draft('b', { savedAt: 2000 as EpochMs })];
    await store.create(older, BYTES);
    await store.create(newer, BYTES);

    expect(await createDraftStore().list()).toEqual({ ok: true, value: { drafts: [newer, older], unreadable: [] } });
  });

  it('returns the bytes of the file', async () => {
    const store = createDraftStore();
    await store.create(draft('a'), BYTES);

    expect(await store.readBytes('a')).toEqual({ ok: true, value: BYTES });
  });

  it('replaces the revision before', async () => {
    const store = createDraftStore();
    await store.create(draft('a'), BYTES);
    const next = draft('a', { ...FULL, revision: 2 });

    expect(await store.save(next)).toEqual({ ok: true, value: null });
    expect(await store.list()).toEqual({ ok: true, value: { drafts: [next], unreadable: [] } });
  });

  it('keeps what another tab has saved meanwhile', async () => {
    const store = createDraftStore();
    await store.create(draft('a'), BYTES);
    const theirs = draft('a', { ...FULL, revision: 2 });
    await createDraftStore().save(theirs);

    expect(await store.save(draft('a', { revision: 2 }))).toEqual({ ok: false, error: 'conflict' });
    expect(await store.list()).toEqual({ ok: true, value: { drafts: [theirs], unreadable: [] } });
  });

  it('removes a draft and its file', async () => {
    const store = createDraftStore();
    await store.create(draft('a'), BYTES);

    await store.remove('a');

    expect(await store.list()).toEqual({ ok: true, value: { drafts: [], unreadable: [] } });
    expect((await store.readBytes('a')).ok).toBe(false);
  });

  it.each([
    ['of a later version', { ...draft('x'), version: 2 }],
    ['of an unknown game', { ...draft('x'), game: 'NoGame' }],
    ['without a log', { ...draft('x'), log: undefined }],
    ['with a change that has no cell', { ...draft('x'), log: { done: [[{ row: 1 }]], undone: [] } }],
  ])('lists a draft %s as unreadable, so that it can be deleted', async (_what, value) => {
    const store = createDraftStore();
    await store.create(value as Draft, BYTES);
    await store.create(draft('a'), BYTES);

    const unreadable = [{ id: 'x', file: 'x.csv' }];
    expect(await store.list()).toEqual({ ok: true, value: { drafts: [draft('a')], unreadable } });
    await store.remove('x');
    expect(await store.list()).toEqual({ ok: true, value: { drafts: [draft('a')], unreadable: [] } });
  });

  it('stores no more drafts than the limit, and deletes none for a new one', async () => {
    const store = createDraftStore();
    for (let index = 0; index < MAX_DRAFTS; index += 1) await store.create(draft(`d${index}`), BYTES);

    expect(await store.create(draft('more'), BYTES)).toEqual({ ok: false, error: 'limit' });
    const listed = await store.list();
    expect(listed.ok && listed.value.drafts).toHaveLength(MAX_DRAFTS);
    await store.remove('d0');
    expect((await store.create(draft('more'), BYTES)).ok).toBe(true);
  });

  it('stores no more bytes than the limit', async () => {
    const store = createDraftStore();
    await store.create(draft('a', { fileBytes: MAX_DRAFT_MB * 1_000_000 - 1 }), BYTES);

    expect(await store.create(draft('b', { fileBytes: 2 }), BYTES)).toEqual({ ok: false, error: 'limit' });
    expect((await store.create(draft('c', { fileBytes: 1 }), BYTES)).ok).toBe(true);
  });

  it('reports a browser that never answers', async () => {
    globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory;

    expect(await createDraftStore(1).list()).toEqual({ ok: false, error: 'unavailable' });
  });

  it('works again once the browser allows it', async () => {
    const open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    globalThis.indexedDB = { open } as unknown as IDBFactory;
    const store = createDraftStore();
    expect((await store.list()).ok).toBe(false);

    globalThis.indexedDB = new IDBFactory();

    expect((await store.list()).ok).toBe(true);
  });

  it('reports a browser without IndexedDB', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const store = createDraftStore();

    expect(await store.list()).toEqual({ ok: false, error: 'unavailable' });
    expect(await store.create(draft('a'), BYTES)).toEqual({ ok: false, error: 'unavailable' });
  });

  it('reports a device without space', async () => {
    const open = () => {
      throw new DOMException('no space', 'QuotaExceededError');
    };
    globalThis.indexedDB = { open } as unknown as IDBFactory;

    expect(await createDraftStore().create(draft('a'), BYTES)).toEqual({ ok: false, error: 'full' });
  });
});
