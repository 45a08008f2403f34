import { act, renderHook, waitFor } from '@testing-library/react';
import { useQueryParser } from '@/features/text-query/useQueryParser';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { query, want } from '../../builders';

const SPEC = specOf(gameById('FateGO'));
const OTHER = specOf(gameById('BlueArchive'));
/** Dynamically imported modules are compiled on first use. */
const LOAD_TIMEOUT = { timeout: 20_000 };
const FINISHED = { currency: null, cursor: null, searchedText: '' };

jest.setTimeout(30_000);

describe('useQueryParser', () => {
  it('does not load the parser before it is needed', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));
    await act(async () => undefined);

    expect(result.current.parser).toBeNull();
  });

  it('loads a parser for every spelling', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));

    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), LOAD_TIMEOUT);

    const parsed = result.current.parser?.apply(query(), 'meilin宝2', FINISHED);
    expect(parsed).toEqual(query({ wants: [want('svt-150', 'must', 2)] }));
  });

  it('resolves concurrent loads with the same parser', async () => {
    const { result } = renderHook(() => useQueryParser(SPEC));
    let parsers: readonly unknown[] = [];

    await act(async () => {
      parsers = await Promise.all([result.current.load(), result.current.load()]);
    });

    expect(parsers).toEqual([result.current.parser, result.current.parser]);
    expect(parsers[0]).not.toBeNull();
  });

  it('returns another parser for another game', async () => {
    const { result, rerender } = renderHook(({ spec }) => useQueryParser(spec), { initialProps: { spec: SPEC } });
    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), LOAD_TIMEOUT);

    rerender({ spec: OTHER });
    const between = result.current.parser;
    act(() => void result.current.load());
    await waitFor(() => expect(result.current.parser).not.toBeNull(), LOAD_TIMEOUT);

    expect(between).toBeNull();
    expect(result.current.parser?.findItems('梅林')).toEqual([]);
  });
});
