import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { en } from '@/locales/en';
import { ja } from '@/locales/ja';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { createLocalSession, HEADER, localPort, sheetOf } from '../../../operator-worker/localSession';
import { publish, text } from '../../../operator-worker/openSession';
import { grid, open } from '../page/openOperator';

const row = (code: string, price: number | string, shop = '青石铺') => `${code},${shop},${price},梅林,甲,2026-11-18`;
const sheet = (...rows: readonly string[]) => sheetOf(HEADER, ...rows);

const saved: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  localeStore.setMessages('zh', zh);
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
});

/** Opens a sheet on a page whose site has the given files, and clicks the download button. */
async function openAndDownload(bytes: Uint8Array, site: Readonly<Record<string, Uint8Array>>) {
  open('FateGO.csv', bytes, () => localPort(createLocalSession(site)));
  const button = await download();
  await userEvent.click(button);
  return button;
}

const download = () => screen.findByRole('button', { name: '下载目录（zip）' });
const card = (title: RegExp) => screen.findByRole('group', { name: title });

/** Returns the files of the last saved zip. */
async function savedFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  await waitFor(() => expect(saved.length).toBeGreaterThan(0));
  const reader = new FileReader();
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(saved.at(-1)!);
  });
  return unzipSync(new Uint8Array(bytes));
}

describe('GuardQuestions before a download', () => {
  it('lists the codes and the shop that would be removed, and blocks the download until they are answered', async () => {
    const site = await publish(sheet(row('A-1', 1), row('A-2', 1), row('B-1', 1, '星海阁')));
    const button = await openAndDownload(sheet(row('B-1', 1, '星海阁')), site);

    const question = await card(/已发布的 3 个编号里，有 2 个不在这张表里/);
    expect(question).toHaveTextContent('A-1A-2');
    expect(question).toHaveTextContent('店铺“青石铺”的 2 个商品会全部下架');
    expect(screen.getByRole('region', { name: '发布前请确认 1 件事' })).toHaveFocus();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('上面还有 1 件事没有确认，确认后才能下载目录。');
    expect(saved).toEqual([]);

    await userEvent.click(within(question).getByRole('checkbox', { name: '是，这些都要下架' }));
    await userEvent.click(button);

    expect(Object.keys(await savedFiles())).toContain('catalog/FateGO/manifest.json');
  });

  it('names the fields that offers would lose because a column has another name', async () => {
    const codes = ['A-1', 'A-2', 'A-3', 'A-4'];
    const site = await publish(sheet(...codes.map((code) => row(code, 1))));
    const renamed = sheetOf(HEADER.replace('从者', '人员表'), ...codes.map((code) => row(code, 1)));
    const button = await openAndDownload(renamed, site);

    const question = await card(/已发布的内容，有些在这张表里没有了/);
    expect(question).toHaveTextContent('角色/物品：4 个商品里有 4 个没有了，例如 A-1 · A-2 · A-3');
    expect(button).toBeDisabled();

    await userEvent.click(within(question).getByRole('checkbox', { name: '是，这些内容不要了' }));
    await userEvent.click(button);

    expect(Object.keys(await savedFiles())).toContain('catalog/FateGO/manifest.json');
  });

  it('lists sold offers that a sheet without statuses would put back on sale', async () => {
    const sold = sheetOf(`${HEADER},状态`, `${row('A-1', 1)},已售`, `${row('A-2', 1)},在售`);
    const button = await openAndDownload(sheet(row('A-1', 1), row('A-2', 1)), await publish(sold));

    const question = await card(/已售的 1 个商品里，有 1 个在这张表里又是在售或预留/);
    expect(question).toHaveTextContent('A-1');
    expect(button).toBeDisabled();

    await userEvent.click(within(question).getByRole('checkbox', { name: '是，这些都要重新上架' }));
    await userEvent.click(button);

    expect(Object.keys(await savedFiles())).toContain('catalog/FateGO/manifest.json');
  });

  it('shows a changed currency with an example and both prices', async () => {
    const site = await publish(sheet(row('A-1', 150)), {}, { ...DEFAULT_SETTINGS, currency: 'JPY' });
    await openAndDownload(sheet(row('A-1', 150)), site);

    const question = await card(/货币会从 JPY 换成 CNY/);
    expect(question).toHaveTextContent('A-1 JP¥150 → ¥150');
    await userEvent.click(within(question).getByRole('checkbox', { name: '是，以后用 CNY 标价' }));

    expect(await download()).toBeEnabled();
  });

  it('shows large price changes, the largest first', async () => {
    const site = await publish(sheet(row('A-1', 400), row('A-2', 100)));
    await openAndDownload(sheet(row('A-1', 40_000), row('A-2', 0)), site);

    const question = await card(/2 个商品的价格涨跌超过三倍/);
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A-2 ¥100 → ¥0', 'A-1 ¥400 → ¥40,000']);
    await userEvent.click(within(question).getByRole('checkbox', { name: '是，价格没有写错' }));

    expect(await download()).toBeEnabled();
  });

  it('offers to keep or remove the published offer of a refused row', async () => {
    const site = await publish(sheet(row('S-3', 100), row('S-4', 100)));
    open('FateGO.csv', sheet(row('S-3', 'l00'), row('S-4', 100)), () => localPort(createLocalSession(site)));
    const button = await download();
    await userEvent.click(screen.getByRole('checkbox', { name: '跳过被退回的 1 行' }));
    await userEvent.click(button);

    const question = await card(/跳过的 1 行里有 1 个正在出售/);
    expect(question).toHaveTextContent('S-3');
    expect(within(question).getAllByRole('radio', { checked: false })).toHaveLength(2);
    await userEvent.click(within(question).getByRole('radio', { name: /下架/ }));
    expect(button).toBeEnabled();
    await userEvent.click(within(question).getByRole('radio', { name: /保留已发布的版本/ }));
    await userEvent.click(button);

    expect(await screen.findByText('保留了已发布的 1 个商品。')).toBeInTheDocument();
    const files = await savedFiles();
    expect(JSON.parse(text(files['catalog/FateGO/manifest.json']!))).toMatchObject({ offers: 2 });
  });

  it('asks before a damaged catalog is replaced without a comparison', async () => {
    const site = await publish(sheet(row('A-1', 1), row('A-2', 1)));
    const damaged = Object.entries(site).map(([url, bytes]) => [
      url,
      url.includes('offers.') ? new Uint8Array(1) : bytes,
    ]);
    const button = await openAndDownload(sheet(row('A-3', 1)), Object.fromEntries(damaged));

    const question = await card(/已发布的目录有损坏：2 个商品里只有 0 个读得出来/);
    expect(button).toBeDisabled();
    await userEvent.click(within(question).getByRole('checkbox', { name: '是，这张表是完整的，用它换掉' }));
    await userEvent.click(button);

    expect(Object.keys(await savedFiles())).toContain('catalog/FateGO/manifest.json');
  });

  it('lists all missing offers if a refused row has no code', async () => {
    const site = await publish(sheet(row('S-3', 100), row('S-4', 100)));
    open('FateGO.csv', sheet(row('', 100), row('S-4', 100)), () => localPort(createLocalSession(site)));
    await userEvent.click(await screen.findByRole('checkbox', { name: '跳过被退回的 1 行' }));
    await userEvent.click(await download());

    const question = await card(/跳过的 1 行里有 1 行没有编号，而这张表里少了 1 个正在出售的商品/);
    expect(question).toHaveTextContent('S-3');
  });

  it('asks before real stock replaces sample stock', async () => {
    const site = await publish(sheet(row('A-1', 1), row('A-2', 1)), {}, { ...DEFAULT_SETTINGS, sample: true });
    await openAndDownload(sheet(row('R-1', 9)), site);

    const question = await card(/已发布的 2 个示例商品会全部换成真实商品/);
    await userEvent.click(within(question).getByRole('checkbox', { name: '是，全部换掉' }));

    expect(screen.getByRole('region', { name: '发布前请确认 1 件事' })).toBeInTheDocument();
    expect(await download()).toBeEnabled();
  });

  it('offers to clear contradicting overlay entries, and packs the cleared file', async () => {
    const live = { version: 1, sold: ['A-2'], prices: { 'A-1': 260 } };
    const site = {
      ...(await publish(sheet(row('A-1', 250), row('A-2', 100)))),
      '/__serverLoader': new TextEncoder().encode(JSON.stringify(live)),
    };
    const button = await openAndDownload(sheet(row('A-1', 280), row('A-2', 110)), site);

    const question = await card(/网站的实时状态里有 2 处与这张表矛盾/);
    expect(question).toHaveTextContent('A-1：实时价格 ¥260，表里 ¥280');
    expect(question).toHaveTextContent('A-2：实时状态是已售，表里在售');
    await userEvent.click(within(question).getByRole('radio', { name: /^以实时状态为准/ }));
    expect(button).toBeEnabled();
    await userEvent.click(within(question).getByRole('radio', { name: /^以表格为准/ }));
    await userEvent.click(button);

    expect(await screen.findByText(/先换好 catalog 文件夹/)).toBeInTheDocument();
    const files = await savedFiles();
    expect(JSON.parse(text(files.__serverLoader!))).toEqual({ version: 1, sold: [], prices: {} });
  });

  it('resets answers when the sheet changes the questions', async () => {
    const site = await publish(sheet(row('A-1', 100), row('A-2', 100)));
    const button = await openAndDownload(sheet(row('A-1', 1000), row('A-2', 100)), site);
    await userEvent.click(within(await card(/1 个商品的价格/)).getByRole('checkbox'));
    expect(button).toBeEnabled();

    const cell = within(await grid()).getByRole('gridcell', { name: '100' });
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await screen.findByRole('textbox', { name: /修改第 3 行/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /修改第 3 行/ }), '5000{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /发布前请确认/ })).toBeNull());
    await userEvent.click(await download());

    const question = await card(/2 个商品的价格/);
    expect(within(question).getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByText('表格或已发布的目录变了，请重新确认。')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it('announces the questions in the comparison', async () => {
    const site = await publish(sheet(row('A-1', 400)));
    open('FateGO.csv', sheet(row('A-1', 40_000)), () => localPort(createLocalSession(site)));

    await userEvent.click(await screen.findByRole('button', { name: '对比已发布的目录' }));

    expect(await screen.findByText('下载目录前要确认：')).toBeInTheDocument();
    expect(screen.getByText(/1 个商品的价格涨跌超过三倍/)).toBeInTheDocument();
  });

  it('reports a missing or unreadable overlay', async () => {
    const site = { ...(await publish(sheet(row('A-1', 1)))), '/__serverLoader': new TextEncoder().encode('{}') };
    await openAndDownload(sheet(row('A-1', 2)), site);

    expect(await screen.findByText(/__serverLoader）读不出来，没有核对/)).toBeInTheDocument();
  });

  it.each([
    ['ja', ja, 'カタログ（zip）をダウンロード', /公開中の 1 件のうち 1 件がこの表になく/, 'はい、すべて取り下げます'],
    [
      'en',
      en,
      'Download the catalog (zip)',
      /not in this sheet and would be taken off sale: 1 of 1/,
      'Yes, take all of them off sale',
    ],
  ] as const)('is available in %s', async (locale, messages, button, title, answer) => {
    localeStore.setMessages(locale, messages);
    const site = await publish(sheet(row('A-1', 1)));
    open('FateGO.csv', sheet(row('B-1', 1)), () => localPort(createLocalSession(site)));

    await userEvent.click(await screen.findByRole('button', { name: button }));

    expect(within(await card(title)).getByRole('checkbox', { name: answer })).not.toBeChecked();
  });
});
