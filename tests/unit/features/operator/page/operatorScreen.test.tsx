import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ja } from '@/locales/ja';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import type { SessionPort } from '@/operator-worker/protocol';
import { createLocalSession, localPort, SHEET, sheetOf } from '../../../operator-worker/localSession';
import { choose, grid, open, rowHeaders } from './openOperator';

beforeEach(() => {
  localStorage.clear();
  localeStore.setMessages('zh', zh);
});

describe('OperatorScreen', () => {
  it('shows the rows with their issues, in colour and in words', async () => {
    open('FateGO.csv', SHEET);

    await waitFor(async () => expect(await rowHeaders()).toEqual(['2', '3有错误', '4有提醒', '5有错误']));
    expect(screen.getByText(/2 行能导入，2 行被退回，1 行有提醒/)).toBeInTheDocument();
    expect(within(await grid()).getByRole('gridcell', { name: 'abc 有错误' })).toBeInTheDocument();
  });

  it('shows the issues of the selected cell first', async () => {
    open('FateGO.csv', sheetOf('编号,店铺,价格,从者,标题,上架时间', 'A-1,青石铺,abc,梅霖,甲,2026-11-18'));
    const kinds = () => within(screen.getByRole('region', { name: '第 2 行' })).getAllByText(/ · /);

    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    expect(kinds().map(({ textContent }) => textContent)).toEqual(['从者 · 不认识的物品', '价格 · 价格读不出']);
    await userEvent.click(screen.getByRole('gridcell', { name: /abc/ }));

    expect(kinds().map(({ textContent }) => textContent)).toEqual(['价格 · 价格读不出', '从者 · 不认识的物品']);
  });

  it('filters rows by state and by issue code', async () => {
    open('FateGO.csv', SHEET);
    await grid();

    await userEvent.click(screen.getByText('错误 2'));
    await waitFor(async () => expect(await rowHeaders()).toEqual(['3有错误', '5有错误']));

    await userEvent.click(screen.getByText('不认识的物品'));
    await waitFor(async () => expect(await rowHeaders()).toEqual(['5有错误']));
  });

  it('explains why no catalog can be built, until refused rows may be skipped', async () => {
    open('FateGO.csv', SHEET);
    const button = await screen.findByRole('button', { name: '下载目录（zip）' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/还有 2 行被退回/);

    await userEvent.click(screen.getByRole('checkbox', { name: '跳过被退回的 2 行' }));

    expect(button).toBeEnabled();
  });

  it('asks for the game if the file name does not contain it', async () => {
    open('库存.csv', SHEET);
    expect(await screen.findByText(/看不出 库存.csv 是哪个游戏的/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('combobox', { name: '游戏' }));
    await userEvent.click(screen.getByText('命运-冠位指定'));

    await grid();
  });

  it('explains why a file is not a sheet', async () => {
    open('FateGO.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));

    expect(await screen.findByRole('alert')).toHaveTextContent(/没有密码的 .xlsx 工作簿/);
  });

  it('reopens the file in a new worker with its fixes after the worker was lost', async () => {
    const ports: SessionPort[] = [];
    open('FateGO.csv', SHEET, () => {
      const port = localPort(createLocalSession());
      ports.push(port);
      return port;
    });
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);

    ports[0]?.onerror?.(new Error('out of memory'));
    await userEvent.click(screen.getByRole('button', { name: '对比已发布的目录' }));
    expect(await screen.findByText(/读表格的程序停了/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重新打开' }));

    expect(await screen.findByText(/3 行能导入，1 行被退回/)).toBeInTheDocument();
    expect(ports).toHaveLength(2);
  });

  it('uses a chosen column, accepts a map file, and returns to guessing', async () => {
    open('FateGO.csv', new TextEncoder().encode(new TextDecoder().decode(SHEET).replace('价格', '挂牌')));
    const column = await screen.findByRole('combobox', { name: '「挂牌」读作' });
    expect(column).toHaveDisplayValue('自动：没认出，不导入');

    await userEvent.selectOptions(column, '价格');
    await screen.findByText(/2 行能导入，2 行被退回/);
    expect(screen.getByText('由您指定')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '全部改回自动' }));
    await screen.findByText(/0 行能导入/);

    choose('FateGO.map.json', new TextEncoder().encode('{"挂牌":"prise"}'));
    expect(await screen.findByText(/列名对照里有错/)).toBeInTheDocument();
    choose('FateGO.map.json', new TextEncoder().encode('{"挂牌":"price"}'));
    await screen.findByText(/2 行能导入，2 行被退回/);
    expect(screen.queryByText(/列名对照里有错/)).toBeNull();
  });

  it('is available in Japanese', async () => {
    localeStore.setMessages('ja', ja);
    open('FateGO.csv', SHEET);

    expect(await screen.findByText(/取り込める行 2、差し戻し 2/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    expect(screen.getByText(/名簿にあるアイテム/)).toBeInTheDocument();
  });
});
