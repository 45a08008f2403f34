import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftStore } from '@/features/operator/drafts/draftStore';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { SHEET, sheetOf } from '../../../operator-worker/localSession';
import { breakDevice } from '../page/deviceStorage';
import { choose, focusedCell, open, rowHeaders } from '../page/openOperator';

beforeEach(() => {
  localStorage.clear();
  localeStore.setMessages('zh', zh);
});
afterEach(() => jest.restoreAllMocks());

describe('Fixes on the operator page', () => {
  it('list the issues of a row, apply a suggestion, check again and keep the focus on the cell', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    const panel = screen.getByRole('region', { name: '第 5 行' });
    expect(panel).toHaveTextContent('从者 · 不认识的物品');

    await userEvent.click(within(panel).getByRole('button', { name: /采用建议“梅林”/ }));

    await within(panel).findByText('这一行没有问题。');
    expect(screen.getByText(/3 行能导入，1 行被退回/)).toBeInTheDocument();
    expect(focusedCell()).toHaveTextContent('梅林已改');
  });

  it('edit a cell in place: Enter saves, Escape cancels', async () => {
    open('FateGO.csv', SHEET);
    const cell = await screen.findByRole('gridcell', { name: /abc/ });
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('999{Escape}');
    expect(focusedCell()).toHaveTextContent('abc');

    await userEvent.keyboard('{Enter}300{Enter}');

    await waitFor(() => expect(screen.getByText(/3 行能导入，1 行被退回/)).toBeInTheDocument());
    expect(focusedCell()).toHaveTextContent('12');
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedCell()).toHaveTextContent('300');
  });

  it('leave Enter to an input method during composition', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /梅霖/ }));
    await userEvent.keyboard('{Enter}');

    fireEvent.keyDown(screen.getByRole('textbox', { name: '修改第 5 行「从者」' }), {
      key: 'Enter',
      isComposing: true,
    });

    expect(screen.getByRole('textbox', { name: '修改第 5 行「从者」' })).toBeInTheDocument();
  });

  it('parse all rows again after a header change', async () => {
    open('FateGO.csv', new TextEncoder().encode(new TextDecoder().decode(SHEET).replace('价格', '价个')));
    expect(await screen.findByText(/标题行有错/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('columnheader', { name: /价个/ }));

    await userEvent.click(screen.getByRole('button', { name: '采用建议“价格”' }));

    await waitFor(() => expect(screen.getByText(/2 行能导入，2 行被退回/)).toBeInTheDocument());
    expect(screen.queryByText(/标题行有错/)).toBeNull();
  });

  it('ask before the page is closed', async () => {
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

  it('can be undone and redone by keyboard, which scrolls to the cell even if its row was filtered out', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);
    await userEvent.click(screen.getByText('警告 1'));
    await waitFor(async () => expect(await rowHeaders()).toEqual(['4有提醒']));

    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('abc'));
    expect(screen.getByText(/2 行能导入，2 行被退回/)).toBeInTheDocument();
    expect(await rowHeaders()).toEqual(['2', '3有错误', '4有提醒', '5有错误']);

    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(focusedCell()).toHaveTextContent('300已改'));
  });

  it('leave Ctrl+Z to the text field while a cell is edited', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);

    await userEvent.keyboard('{Enter}{Control>}z{/Control}{Escape}');

    expect(screen.getByRole('button', { name: '撤销' })).toBeEnabled();
    expect(screen.getByText(/3 行能导入/)).toBeInTheDocument();
  });

  it('of a header can be undone too', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('columnheader', { name: '价格' }));
    await userEvent.keyboard('{Enter}随便{Enter}');
    await screen.findByText(/标题行有错/);

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));

    await waitFor(() => expect(focusedCell()).toHaveTextContent('价格'));
    expect(screen.queryByText(/标题行有错/)).toBeNull();
  });

  it('apply a suggestion in all cells with the same problem, list them, and revert them together', async () => {
    const row = (code: string, items: string) => `${code},青石铺,268,${items},甲,2026-11-18`;
    open(
      'FateGO.csv',
      sheetOf('编号,店铺,价格,从者,标题,上架时间', row('A-1', '梅霖'), row('A-2', '梅霖'), row('A-3', '梅林')),
    );
    await userEvent.click((await screen.findAllByRole('gridcell', { name: /梅霖/ }))[0]!);

    await userEvent.click(await screen.findByRole('button', { name: '同样的 2 格都采用' }));
    await screen.findByText(/3 行能导入，0 行被退回/);
    await userEvent.click(screen.getByText('改过的格子（2）'));
    await userEvent.click(screen.getByRole('button', { name: '还原第 2 行「从者」 等 2 格' }));

    await screen.findByText(/1 行能导入，2 行被退回/);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText(/3 行能导入，0 行被退回/);
  });

  it('ask before another file replaces them where the browser does not store them', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    breakDevice('put', 'InvalidStateError');
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);
    const other = sheetOf('编号,店铺,价格,从者,标题,上架时间', 'B-1,青石铺,268,梅林,甲,2026-11-18');

    choose('FateGO-2.csv', other);
    expect(await screen.findByText(/打开 FateGO-2.csv 会丢掉改过的 1 格/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '先不打开' }));
    expect(screen.queryByText(/会丢掉/)).toBeNull();
    expect(screen.getByText(/3 行能导入/)).toBeInTheDocument();

    choose('FateGO-2.csv', other);
    await userEvent.click(await screen.findByRole('button', { name: '仍然打开' }));
    expect(await screen.findByText(/1 行能导入，0 行被退回/)).toBeInTheDocument();
    expect(screen.queryByText(/会丢掉/)).toBeNull();
  });

  it('are stored before another file is opened, without a question', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);

    choose('FateGO-2.csv', sheetOf('编号,店铺,价格,从者,标题,上架时间', 'B-1,青石铺,268,梅林,甲,2026-11-18'));

    expect(await screen.findByText(/1 行能导入，0 行被退回/)).toBeInTheDocument();
    const stored = await createDraftStore().list();
    expect(stored.ok && stored.value.drafts.map(({ file, log }) => [file, log.done.length])).toEqual([
      ['FateGO.csv', 1],
    ]);
  });

  it('do not ask after every fix was undone, and survive a change of the settings', async () => {
    open('FateGO.csv', SHEET);
    await userEvent.click(await screen.findByRole('gridcell', { name: /abc/ }));
    await userEvent.keyboard('{Enter}300{Enter}');
    await screen.findByText(/3 行能导入/);
    const shop = screen.getByRole('textbox', { name: '店名' });
    await userEvent.type(shop, '新铺{Enter}');
    await screen.findByText(/3 行能导入，1 行被退回，0 行有提醒/);

    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText(/2 行能导入，2 行被退回/);
    choose('FateGO-2.csv', sheetOf('编号,店铺,价格,从者,标题,上架时间', 'B-1,青石铺,268,梅林,甲,2026-11-18'));

    expect(await screen.findByText(/1 行能导入，0 行被退回/)).toBeInTheDocument();
  });
});
