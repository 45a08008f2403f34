import { act, screen } from '@testing-library/react';
import { TotalAnnouncer } from '@/features/results/TotalAnnouncer';
import { renderInShop } from '../search-state/shopBuild';

const PAUSE_MS = 800;
const spoken = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the spoken total', () => {
  it('is silent about the first answer', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={null} />);

    rerender(<TotalAnnouncer total={18} />);
    pass(PAUSE_MS);

    expect(spoken()).toBe('');
  });

  it('tells a new total once it has settled, and not those on the way', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={18} />);

    rerender(<TotalAnnouncer total={9} />);
    pass(PAUSE_MS - 1);
    rerender(<TotalAnnouncer total={1200} />);
    pass(PAUSE_MS - 1);
    const early = spoken();
    pass(1);

    expect([early, spoken()]).toEqual(['', '1,200 个商品符合']);
  });

  it('tells of going back to the first total too', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={18} />);
    rerender(<TotalAnnouncer total={9} />);
    pass(PAUSE_MS);

    rerender(<TotalAnnouncer total={18} />);
    pass(PAUSE_MS);

    expect(spoken()).toBe('18 个商品符合');
  });
});
