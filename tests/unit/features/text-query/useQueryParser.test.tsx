import { act, renderHook, waitFor } from '@testing-library/react';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { query, want } from '../../build';

const SPEC = specOf(gameById('FateGO'));
const OTHER = specOf(gameById('BlueArchive'));
/** The modules behind `import()` are compiled when a test first asks for them. */
const WHILE_IT_LOADS = { timeout: 20_000 };
const FINISHED = { currency: null, cursor: null };

jest.setTimeout(30_000);

describe('what reads texts', () => {
  it('is not loaded before it is needed', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));
    await act(async () => undefined);

    expect(result.current.parser).toBeNull();
  });

  it('comes when it is needed, and reads every spelling', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));

    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), WHILE_IT_LOADS);

    const read = result.current.parser?.apply(query(), 'meilin宝2', FINISHED);
    expect(read).toEqual(query({ wants: [want('svt-150', 'must', 2)] }));
  });

  it('is handed to whoever asks for it, the same to all', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));
    let asked: readonly unknown[] = [];

    await act(async () => {
      asked = await Promise.all([result.current.load(), result.current.load()]);
    });

    expect(asked).toEqual([result.current.parser, result.current.parser]);
    expect(asked[0]).not.toBeNull();
  });

  it('is another for another game', async () => {
    const { result, rerender } = renderHook(({ spec }) => useQueryParser(spec), { initialProps: { spec: SPEC } });
    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), WHILE_IT_LOADS);

    rerender({ spec: OTHER });
    const between = result.current.parser;
    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), WHILE_IT_LOADS);

    expect(between).toBeNull();
    expect(result.current.parser?.findItems('梅林')).toEqual([]);
  });
});
