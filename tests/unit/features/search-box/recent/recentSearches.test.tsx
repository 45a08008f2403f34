import { act, screen, within } from '@testing-library/react';
import { recentSearches } from '@/storage/recentSearches';
import { query, want } from '../../../build';
import { FGO } from '../../search-state/shopBuild';
import { box, openBox } from '../openBox';

const list = () => screen.queryByRole('list', { name: '最近搜过' });
const rows = () => within(list()!).getAllByRole('button');
const look = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  recentSearches.set({ [FGO.id]: ['?want=merlin*2&price=..500', '?q=%E4%B8%80%E6%89%8B'] });
});
afterEach(() => jest.useRealTimers());

describe('what was looked for lately', () => {
  it('stands below the empty box in the words of the box, and is asked again by a tap', async () => {
    const { user, now } = openBox();
    expect(list()).toBeNull();

    await user.click(box());
    expect(rows().map((row) => row.textContent)).toEqual(['梅林宝2 价格≤500', '文字:"一手"']);
    await user.click(rows()[0]!);

    expect(now()).toEqual(query({ wants: [want('merlin', 'must', 2)], ranges: { price: { min: null, max: 500 } } }));
    expect(list()).toBeNull();
  });

  it('gives way to what is typed, and goes with the focus', async () => {
    const { user } = openBox();
    await user.click(box());

    await user.type(box(), '孔');
    expect(list()).toBeNull();
    await user.clear(box());
    expect(list()).not.toBeNull();
    act(() => box().blur());
    expect(list()).toBeNull();
  });

  it('is not in the way where there are conditions', async () => {
    const { user } = openBox({ start: { wants: [want('oberon')] } });

    await user.click(box());

    expect(list()).toBeNull();
  });

  it('is forgotten on demand', async () => {
    const { user } = openBox();
    await user.click(box());

    await user.click(screen.getByRole('button', { name: '清空记录' }));

    expect(list()).toBeNull();
    expect(recentSearches.get()[FGO.id]).toEqual([]);
  });

  it('is what was looked at for a while, not every step on the way', async () => {
    const { user, pause } = openBox();
    await user.type(box(), '孔明');
    await pause();
    expect(recentSearches.get()[FGO.id]).toHaveLength(2);

    await look(8_000);

    expect(recentSearches.get()[FGO.id]).toHaveLength(3);
  });

  it('is kept when the page is left', () => {
    openBox({ start: { wants: [want('oberon')] } });

    act(() => void window.dispatchEvent(new Event('pagehide')));

    expect(recentSearches.get()[FGO.id]?.[0]).toBe('?want=oberon');
  });

  it('is kept at once when an offer is opened', async () => {
    openBox({ start: { wants: [want('oberon')], open: 'FG-1' as never } });

    await look(1);

    expect(recentSearches.get()[FGO.id]?.[0]).toBe('?want=oberon');
  });
});
