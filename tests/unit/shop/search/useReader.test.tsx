import { act, renderHook, waitFor } from '@testing-library/react';
import { useReader } from '@/shop/search/useReader';
import { query, want } from '../../build';
import { lexicon } from '../shopBuild';

describe('what reads texts', () => {
  it('is not loaded before it is needed', async () => {
    const { result } = renderHook(() => useReader(lexicon, false));
    await act(async () => undefined);

    expect(result.current.reader).toBeNull();
  });

  it('comes when it is needed, and reads', async () => {
    const { result, rerender } = renderHook(({ needed }) => useReader(lexicon, needed), {
      initialProps: { needed: false },
    });

    rerender({ needed: true });
    await waitFor(() => expect(result.current.reader).not.toBeNull());

    const read = result.current.reader?.apply(query(), '梅林宝2', { currency: null, cursor: null });
    expect(read).toEqual(query({ wants: [want('merlin', 'must', 2)] }));
  });

  it('waits for the words of the game', async () => {
    const { result, rerender } = renderHook(({ words }) => useReader(words, true), {
      initialProps: { words: null as typeof lexicon | null },
    });
    await act(async () => expect(await result.current.load()).toBeNull());

    rerender({ words: lexicon });

    await waitFor(() => expect(result.current.reader).not.toBeNull());
  });

  it('is handed to whoever asks for it', async () => {
    const { result } = renderHook(() => useReader(lexicon, false));
    let asked: unknown = null;

    await act(async () => {
      asked = await result.current.load();
    });

    expect(asked).toBe(result.current.reader);
    expect(asked).not.toBeNull();
  });
});
