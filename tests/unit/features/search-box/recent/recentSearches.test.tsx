import { act, screen, within } from '@testing-library/react';
import { recentSearches } from '@/storage/recentSearches';
import { query, want } from '../../../builders';
import { FGO } from '../../search-state/shopBuild';
import { box, openBox } from '../openBox';

const list = () => screen.queryByRole('list', { name: '最近搜过' });
const rows = () => within(list()!).getAllByRole('button');
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  recentSearches.set({ [FGO.id]: ['?want=merlin*2&price=..500', '?q=%E4%B8%80%E6%89%8B'] });
});
afterEach(() => jest.useRealTimers());

describe('RecentSearches', () => {
  it('lists searches as text below the empty box and repeats one when it is pressed', async () => {
    const { user, currentQuery } = openBox();
    expect(list()).toBeNull();

    await user.click(box());
    expect(rows().map((row) => row.textContent)).toEqual(['梅林宝2 价格≤500', '文字:"一手"']);
    await user.click(rows()[0]!);

    expect(currentQuery()).toEqual(
      query({ wants: [want('merlin', 'must', 2)], ranges: { price: { min: null, max: 500 } } }),
    );
    expect(list()).toBeNull();
  });

  it('is hidden while the box has text or no focus', async () => {
    const { user } = openBox();
    await user.click(box());

    await user.type(box(), '孔');
    expect(list()).toBeNull();
    await user.clear(box());
    expect(list()).not.toBeNull();
    act(() => box().blur());
    expect(list()).toBeNull();
  });

  it('is hidden if the query has conditions', async () => {
    const { user } = openBox({ start: { wants: [want('oberon')] } });

    await user.click(box());

    expect(list()).toBeNull();
  });

  it('is cleared on request', async () => {
    const { user } = openBox();
    await user.click(box());

    await user.click(screen.getByRole('button', { name: '清空记录' }));

    expect(list()).toBeNull();
    expect(recentSearches.get()[FGO.id]).toEqual([]);
  });

  it('saves a search after the dwell time, but not intermediate ones', async () => {
    const { user, pause } = openBox();
    await user.type(box(), '孔明');
    await pause();
    expect(recentSearches.get()[FGO.id]).toHaveLength(2);

    await wait(8_000);

    expect(recentSearches.get()[FGO.id]).toHaveLength(3);
  });

  it('saves the search when the page is left', () => {
    openBox({ start: { wants: [want('oberon')] } });

    act(() => void window.dispatchEvent(new Event('pagehide')));

    expect(recentSearches.get()[FGO.id]?.[0]).toBe('?want=oberon');
  });

  it('saves the search immediately when an offer is opened', async () => {
    openBox({ start: { wants: [want('oberon')], open: 'FG-1' as never } });

    await wait(1);

    expect(recentSearches.get()[FGO.id]?.[0]).toBe('?want=oberon');
  });
});
