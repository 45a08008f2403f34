import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import type { EpochMs } from '@/domain/offer';
import { createDraftSaver, type DraftSaver } from '@/features/operator/drafts/createDraftSaver';
import { createDraftStore, type DraftStore } from '@/features/operator/drafts/draftStore';
import { createOperator, type Operator } from '@/features/operator/session/createOperator';
import { storedMaps } from '@/features/operator/session/storedMaps';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { createLocalSession, localPort, SHEET } from '../../../operator-worker/localSession';

const TERMS = { game: 'FateGO', settings: DEFAULT_SETTINGS } as const;
const PRICE = { sheet: null, row: 3, column: 2 } as const;
const NOW = 5000 as EpochMs;

beforeEach(() => {
  storedMaps.set([]);
  globalThis.indexedDB = new IDBFactory();
  // Missing in jsdom.
  globalThis.structuredClone ??= (value) => deserialize(serialize(value));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** Pages of a test. Their last saves must not reach the database of the next test. */
const savers: DraftSaver[] = [];

afterEach(async () => {
  for (const saver of savers.splice(0)) {
    saver.close();
    await saver.flush();
  }
});

const file = () => ({
  name: 'FateGO.csv',
  size: SHEET.length,
  arrayBuffer: async () => SHEET.slice().buffer as ArrayBuffer,
});

/** Resolves when a store has a value that satisfies the condition. */
function until<T>(
  { get, subscribe }: { get: () => T; subscribe: (listener: () => void) => () => void },
  matches: (value: T) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!matches(get())) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}

const refused = (operator: Operator, count: number) =>
  until(operator.state, ({ fileState }) => fileState.status === 'open' && fileState.summary.refused === count);

/** A page with the sheet open whose work is saved without delay. */
async function openPage(store: DraftStore = createDraftStore()) {
  const operator = createOperator(() => localPort(createLocalSession()));
  const saver = createDraftSaver(operator, store, 0, () => NOW);
  savers.push(saver);
  const saved = () => until(saver.state, ({ status }) => status === 'saved');
  return { operator, saver, saved };
}

async function openSheet(store?: DraftStore) {
  const page = await openPage(store);
  page.operator.open(file(), TERMS);
  await until(page.operator.state, ({ fileState }) => fileState.status === 'open');
  return page;
}

async function listDrafts() {
  const listed = await createDraftStore().list();
  return listed.ok ? listed.value.drafts : [];
}

/** Opens the only draft in another page, as after a reload. */
async function reload() {
  const page = await openPage();
  const [draft] = await listDrafts();
  if (draft === undefined) throw new Error('expected a draft');
  const bytes = await createDraftStore().readBytes(draft.id);
  if (!bytes.ok) throw new Error('expected the bytes of the file');
  page.operator.restore(draft, bytes.value);
  await until(page.operator.state, ({ fileState }) => fileState.status === 'open');
  return page;
}

describe('createDraftSaver', () => {
  it('stores no draft of a sheet that was only looked at', async () => {
    const { saver } = await openSheet();

    await saver.flush();

    expect(await listDrafts()).toEqual([]);
    expect(saver.state.get().status).toBe('none');
  });

  it('restores changes with their undo history after a reload', async () => {
    const { operator, saved } = await openSheet();
    operator.fix([{ ...PRICE, text: '300' }]);
    operator.fix([{ sheet: null, row: 5, column: 3, text: '梅林' }]);
    operator.undo();
    await until(operator.state, ({ log }) => log.undone.length === 1);
    await saved();

    const page = await reload();

    await refused(page.operator, 1);
    expect(page.operator.state.get().log).toEqual(operator.state.get().log);
    page.operator.redo();
    await refused(page.operator, 0);
  });

  it('restores column choices and answers to questions', async () => {
    const { operator, saved } = await openSheet();
    operator.map(() => ({ 编号: 'ignore' }));
    await until(operator.state, ({ fileState }) => fileState.status === 'open' && fileState.epoch === 2);
    const answers = {
      fingerprint: 'f',
      decisions: { allowed: ['removed'], keepPublished: false, overlay: null },
    } as const;
    operator.answer(answers);
    await saved();

    const page = await reload();

    expect(page.operator.job()?.columnChoices).toEqual({ 编号: 'ignore' });
    expect(page.operator.state.get().answers).toEqual(answers);
  });

  it('keeps one draft for one sheet, with the latest change', async () => {
    const { operator, saver } = await openSheet();
    operator.fix([{ ...PRICE, text: '300' }]);
    await until(operator.state, ({ log }) => log.done.length === 1);
    await saver.flush();
    operator.fix([{ ...PRICE, text: '400' }]);
    await until(operator.state, ({ log }) => log.done.length === 2);
    await saver.flush();

    const drafts = await listDrafts();
    expect(drafts).toMatchObject([{ revision: 2, savedAt: NOW, file: 'FateGO.csv', game: 'FateGO' }]);
    expect(drafts[0]?.log.done.at(-1)).toMatchObject([{ to: '400' }]);
  });

  it('goes on with a draft after a reload instead of adding another', async () => {
    const first = await openSheet();
    first.operator.fix([{ ...PRICE, text: '300' }]);
    await first.saved();
    const { operator, saver } = await reload();
    operator.fix([{ ...PRICE, text: '400' }]);
    await until(operator.state, ({ log }) => log.done.length === 2);

    await saver.flush();

    expect(await listDrafts()).toMatchObject([{ revision: 2 }]);
  });

  it('stores a copy if another tab has changed the draft, so that neither loses anything', async () => {
    const first = await openSheet();
    first.operator.fix([{ ...PRICE, text: '300' }]);
    await first.saved();
    const second = await reload();
    second.operator.fix([{ ...PRICE, text: '400' }]);
    await until(second.operator.state, ({ log }) => log.done.length === 2);
    await second.saver.flush();

    first.operator.fix([{ ...PRICE, text: '500' }]);
    await until(first.operator.state, ({ log }) => log.done.length === 2);
    await first.saver.flush();

    const texts = (await listDrafts()).map(({ log }) => log.done.at(-1)?.[0]?.to);
    expect(texts.sort()).toEqual(['400', '500']);
    expect(first.saver.state.get()).toEqual({ status: 'saved', problem: null, isCopy: true });
  });

  it('stores a change that is made during a save', async () => {
    const real = createDraftStore();
    let startSave: () => void = () => undefined;
    let finishSave: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      startSave = resolve;
    });
    const held = new Promise<void>((resolve) => {
      finishSave = resolve;
    });
    const { operator, saver } = await openSheet({
      ...real,
      create: async (draft, bytes) => {
        startSave();
        await held;
        return real.create(draft, bytes);
      },
    });
    operator.fix([{ ...PRICE, text: '300' }]);
    await started;
    operator.fix([{ ...PRICE, text: '400' }]);
    await until(operator.state, ({ log }) => log.done.length === 2);

    finishSave();
    await saver.flush();

    expect((await listDrafts())[0]?.log.done.at(-1)).toMatchObject([{ to: '400' }]);
  });

  it('reports that nothing can be stored, and goes on trying with the next change', async () => {
    let isBlocked = true;
    const real = createDraftStore();
    const { operator, saver, saved } = await openSheet({
      ...real,
      create: async (draft, bytes) => (isBlocked ? { ok: false, error: 'full' } : real.create(draft, bytes)),
    });
    operator.fix([{ ...PRICE, text: '300' }]);
    await until(saver.state, ({ status }) => status === 'failed');
    expect(saver.state.get().problem).toBe('full');

    isBlocked = false;
    operator.fix([{ ...PRICE, text: '400' }]);

    await saved();
    expect(await listDrafts()).toHaveLength(1);
  });

  it('stores what is pending when the page is left', async () => {
    const operator = createOperator(() => localPort(createLocalSession()));
    const saver = createDraftSaver(operator, createDraftStore(), 60_000, () => NOW);
    operator.open(file(), TERMS);
    await until(operator.state, ({ fileState }) => fileState.status === 'open');
    operator.fix([{ ...PRICE, text: '300' }]);
    await until(operator.state, ({ log }) => log.done.length === 1);

    saver.close();
    await until(saver.state, ({ status }) => status === 'saved');

    expect(await listDrafts()).toHaveLength(1);
  });
});
