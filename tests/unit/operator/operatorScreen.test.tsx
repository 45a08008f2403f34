import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ja } from '@/locales/ja';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { OperatorScreen } from '@/operator/OperatorScreen';
import type { DeskPort } from '@/operator/protocol';
import { deskOver, localPort, SHEET } from './localDesk';

// jsdom leaves it out; antd's Select waits for the next task with it.
globalThis.MessageChannel ??= class {
  readonly port1 = { onmessage: () => {} };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 0) };
} as unknown as typeof MessageChannel;

beforeEach(() => {
  localStorage.clear();
  localeStore.put('zh', zh);
});

/** jsdom's files cannot be read; browsers' can. */
function fileOf(name: string, bytes: Uint8Array): File {
  return Object.assign(new File([], name), { arrayBuffer: async () => bytes.slice().buffer });
}

function open(name: string, bytes: Uint8Array, spawn: () => DeskPort = () => localPort(deskOver())) {
  render(<OperatorScreen spawn={spawn} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [fileOf(name, bytes)] } });
}

const grid = () => screen.findByRole('grid');
const rowHeaders = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the operator’s page', () => {
  it('shows the rows with their issues, in colour and in words', async () => {
    open('FateGO.csv', SHEET);

    await waitFor(async () => expect(await rowHeaders()).toEqual(['2', '3有错误', '4有提醒', '5有错误']));
    expect(screen.getByText(/2 行能导入，2 行被退回，1 行有提醒/)).toBeInTheDocument();
    expect(within(await grid()).getByRole('gridcell', { name: 'abc 有错误' })).toBeInTheDocument();
  });

  it('lists what is wrong with a row, takes the suggestion, checks again and keeps the focus on the cell', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    const panel = screen.getByRole('region', { name: '第 5 行' });
    expect(panel).toHaveTextContent('从者 · 不认识的物品');

    await userEvent.click(within(panel).getByRole('button', { name: /采用建议“梅林”/ }));

    await within(panel).findByText('这一行没有问题。');
    expect(screen.getByText(/3 行能导入，1 行被退回/)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('梅林已改');
  });

  it('edits a cell in place: Enter saves, Escape gives up', async () => {
    open('FateGO.csv', SHEET);
    const cell = await screen.findByRole('gridcell', { name: /abc/ });
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('999{Escape}');
    expect(document.activeElement).toHaveTextContent('abc');

    await userEvent.keyboard('{Enter}300{Enter}');

    await waitFor(() => expect(screen.getByText(/3 行能导入，1 行被退回/)).toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent('300');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('12');
  });

  it('leaves an Enter to the input method that is still writing a word', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    await userEvent.keyboard('{Enter}');

    fireEvent.keyDown(screen.getByRole('textbox', { name: '修改第 5 行「从者」' }), {
      key: 'Enter',
      isComposing: true,
    });

    expect(screen.getByRole('textbox', { name: '修改第 5 行「从者」' })).toBeInTheDocument();
  });

  it('puts a header right, which reads all rows again', async () => {
    open('FateGO.csv', new TextEncoder().encode(new TextDecoder().decode(SHEET).replace('价格', '价个')));
    expect(await screen.findByText(/标题行有错/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('columnheader', { name: /价个/ }));

    await userEvent.click(screen.getByRole('button', { name: '采用建议“价格”' }));

    await waitFor(() => expect(screen.getByText(/2 行能导入，2 行被退回/)).toBeInTheDocument());
    expect(screen.queryByText(/标题行有错/)).toBeNull();
  });

  it('filters rows by state and by kind of issue', async () => {
    open('FateGO.csv', SHEET);
    await grid();

    await userEvent.click(screen.getByText('错误 2'));
    await waitFor(async () => expect(await rowHeaders()).toEqual(['3有错误', '5有错误']));

    await userEvent.click(screen.getByText('不认识的物品'));
    await waitFor(async () => expect(await rowHeaders()).toEqual(['5有错误']));
  });

  it('says why no catalogue can be made, until the refused rows may be left out', async () => {
    open('FateGO.csv', SHEET);
    const button = await screen.findByRole('button', { name: '下载目录（zip）' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/还有 2 行被退回/);

    await userEvent.click(screen.getByRole('checkbox', { name: '跳过被退回的 2 行' }));

    expect(button).toBeEnabled();
  });

  it('asks for the game where the name of the file says none', async () => {
    open('库存.csv', SHEET);
    expect(await screen.findByText(/看不出 库存.csv 是哪个游戏的/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('combobox', { name: '游戏' }));
    await userEvent.click(screen.getByText('命运-冠位指定'));

    await grid();
  });

  it('says why a file is no sheet', async () => {
    open('FateGO.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));

    expect(await screen.findByRole('alert')).toHaveTextContent(/没有密码的 .xlsx 工作簿/);
  });

  it('opens the file again in a new worker once one dies, with the cells that were fixed', async () => {
    const ports: DeskPort[] = [];
    open('FateGO.csv', SHEET, () => {
      const port = localPort(deskOver());
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

  it('has the browser ask before fixed cells are left behind', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    expect(leave()).toBe(false);

    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);

    expect(leave()).toBe(true);
  });

  it('speaks Japanese', async () => {
    localeStore.put('ja', ja);
    open('FateGO.csv', SHEET);

    expect(await screen.findByText(/取り込める行 2、差し戻し 2/)).toBeInTheDocument();
  });
});
