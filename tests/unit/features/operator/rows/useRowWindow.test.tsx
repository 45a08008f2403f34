import { act, renderHook } from '@testing-library/react';
import { createRowView } from '@/features/operator/rows/createRowView';
import { useRowWindow } from '@/features/operator/rows/useRowWindow';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { RowRecord } from '@/operator-worker/protocol';

const SIZE = 100_000;
const ALL = { state: null, kind: null } as const;

/** A session with many rows that records requested ranges. */
function longSession() {
  const requested: number[] = [];
  const ask = (async (kind: string, question: { readonly from: number; readonly to: number }) => {
    if (kind === 'view') return { size: SIZE };
    requested.push(question.from);
    const rows = Array.from(
      { length: question.to - question.from },
      (_, index): RowRecord => ({
        row: question.from + index,
        cells: ['a'],
        state: 'fine',
        issues: [],
        fixedColumns: [],
      }),
    );
    return { rows };
  }) as unknown as SessionClient['ask'];
  return { ask, requested };
}

async function openWindow() {
  const { ask, requested } = longSession();
  const view = createRowView(ask, { table: 0, filter: ALL, epoch: 1 });
  const hook = renderHook(({ revision, shown }) => useRowWindow(shown, revision), {
    initialProps: { revision: 0, shown: view },
  });
  await act(async () => {});
  const see = (from: number) => act(async () => hook.result.current.request(from, from + 30));
  return { ask, view, requested, see, ...hook };
}

describe('useRowWindow', () => {
  it('requests a block once', async () => {
    const { requested, see, result } = await openWindow();

    await see(0);
    await see(20);

    expect(requested).toEqual([0]);
    expect(result.current.rowAt(29)?.row).toBe(29);
  });

  it('drops distant blocks, and requests them again when they become visible', async () => {
    const { requested, see, result } = await openWindow();
    for (let from = 0; from < 64 * 100; from += 64) await see(from);

    expect(result.current.rowAt(0)).toBeUndefined();
    expect(result.current.rowAt(64 * 99)?.row).toBe(64 * 99);
    requested.length = 0;
    await see(0);
    expect(requested).toEqual([0]);
    expect(result.current.rowAt(0)?.row).toBe(0);
  });

  it('requests only nearby rows after a fix', async () => {
    const { view, requested, see, rerender } = await openWindow();
    for (let from = 0; from < 64 * 20; from += 64) await see(from);
    requested.length = 0;

    await act(async () => rerender({ revision: 1, shown: view }));

    expect(requested).toEqual([64 * 18, 64 * 19]);
  });

  it('keeps the rows of a view until the next one is open', async () => {
    const { ask, see, rerender, result } = await openWindow();
    await see(0);
    const next = createRowView(ask, { table: 0, filter: { state: 'error', kind: null }, epoch: 1 });

    rerender({ revision: 0, shown: next });
    expect(result.current.rowAt(29)?.row).toBe(29);

    await act(async () => {});
    expect(result.current.rowAt(29)).toBeUndefined();
    await see(0);
    expect(result.current.rowAt(29)?.row).toBe(29);
  });

  it('shows the edited text before the row is reloaded', async () => {
    const { see, result } = await openWindow();
    await see(0);

    act(() => result.current.setCellText(3, 2, 'neu'));

    expect(result.current.rowAt(3)?.cells).toEqual(['a', '', 'neu']);
  });
});
