import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EpochMs } from '@/domain/offer';
import { createDraftStore, MAX_DRAFTS } from '@/features/operator/drafts/draftStore';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { SHEET } from '../../../operator-worker/localSession';
import { breakDevice } from '../page/deviceStorage';
import { open, show } from '../page/openOperator';
import { draft } from './draftOfSheet';

const BYTES = SHEET.slice().buffer as ArrayBuffer;
const SAVED = '改动已存在这台设备上，关掉页面也不会丢。';

beforeEach(() => {
  localStorage.clear();
  localeStore.setMessages('zh', zh);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const names = () => Array.from({ length: MAX_DRAFTS }, (_, index) => `sheet-${index}`);

async function store(ids: readonly string[]): Promise<void> {
  const drafts = createDraftStore();
  for (const [index, id] of ids.entries()) await drafts.create(draft(id, { savedAt: index as EpochMs }), BYTES);
}

/** Corrects a price of the sheet. */
async function work(): Promise<void> {
  open('FateGO.csv', SHEET);
  await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
  await userEvent.keyboard('{Enter}300{Enter}');
  await screen.findByText(/3 行能导入/);
}

describe('the drafts of the operator page', () => {
  it('say that the change is stored', async () => {
    await work();

    expect(await screen.findByText(SAVED)).toBeInTheDocument();
  });

  it('say that there are too many, and store the work once one is deleted', async () => {
    await store(names());
    await work();
    const limit = await screen.findByText(/^最多存 20 份草稿，一共 200 MB/);

    await userEvent.click(await screen.findByRole('button', { name: '删除 sheet-3.csv 的草稿' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));

    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(limit).not.toBeInTheDocument();
    const listed = await createDraftStore().list();
    expect(listed.ok && listed.value.drafts.map(({ file }) => file)).toEqual(
      [
        'FateGO.csv',
        ...names()
          .reverse()
          .map((id) => `${id}.csv`),
      ].filter((file) => file !== 'sheet-3.csv'),
    );
  });

  it('say that the device is full', async () => {
    breakDevice('put', 'QuotaExceededError');

    await work();

    expect(await screen.findByText(/^设备上没有地方存这张表格了/)).toBeInTheDocument();
  });

  it('say that the browser stores nothing', async () => {
    breakDevice('put', 'InvalidStateError');

    await work();

    expect(await screen.findByText(/^浏览器不让存没做完的表格/)).toBeInTheDocument();
  });

  it('say that another tab works on the same sheet, and keep both', async () => {
    await work();
    await screen.findByText(SAVED);
    const listed = await createDraftStore().list();
    const [mine] = listed.ok ? listed.value.drafts : [];
    await createDraftStore().save({ ...draft(mine!.id), file: 'theirs.csv', revision: mine!.revision + 1 });

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));

    expect(await screen.findByText(/^另一个标签页也在改这份草稿/)).toBeInTheDocument();
    const both = await createDraftStore().list();
    expect(both.ok && both.value.drafts.map(({ file }) => file)).toEqual(['FateGO.csv', 'theirs.csv']);
  });

  it('say that they cannot be listed', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

    show();

    expect(await screen.findByText(/^浏览器读不出这里存过的草稿/)).toBeInTheDocument();
  });

  it('stay listed with a message if one cannot be deleted', async () => {
    await store(['a', 'b']);
    show();
    await screen.findByRole('button', { name: /^接着做 a.csv/ });
    breakDevice('delete', 'InvalidStateError');

    await userEvent.click(screen.getByRole('button', { name: '删除 a.csv 的草稿' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));

    expect(await screen.findByText('草稿没能删除，请再试一次。')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^接着做 a.csv/ })).toBeInTheDocument();
  });

  it('name one that is unreadable, and delete it after a question only', async () => {
    const later = { ...draft('later'), version: 2, file: '库存.xlsx' };
    await createDraftStore().create(later as never, BYTES);
    show();
    expect(await screen.findByText('库存.xlsx 的草稿读不出来了。')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '删除 库存.xlsx 的草稿' }));
    await userEvent.click(screen.getByRole('button', { name: '留着' }));
    expect(screen.getByText('库存.xlsx 的草稿读不出来了。')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '删除 库存.xlsx 的草稿' }));
    await userEvent.click(screen.getByRole('button', { name: '删除' }));

    await waitFor(() => expect(screen.queryByText('库存.xlsx 的草稿读不出来了。')).toBeNull());
    expect(await createDraftStore().list()).toEqual({ ok: true, value: { drafts: [], unreadable: [] } });
  });

  it('say when the sheet of one is gone', async () => {
    await store(['a']);
    show();
    const button = await screen.findByRole('button', { name: /^接着做 a.csv/ });
    breakDevice('get', 'InvalidStateError');

    await userEvent.click(button);

    expect(await screen.findByText('a.csv 的草稿读不出来了。')).toBeInTheDocument();
  });
});
