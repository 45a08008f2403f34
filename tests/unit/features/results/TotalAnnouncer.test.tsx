import { act, screen } from '@testing-library/react';
import { TotalAnnouncer } from '@/features/results/TotalAnnouncer';
import { renderInShop } from '../search-state/shopBuild';

const PAUSE_MS = 800;
const announced = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('TotalAnnouncer', () => {
  it('does not announce the first total', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={null} />);

    rerender(<TotalAnnouncer total={18} />);
    pass(PAUSE_MS);

    expect(announced()).toBe('');
  });

  it('announces a new total once it is stable, without intermediate ones', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={18} />);

    rerender(<TotalAnnouncer total={9} />);
    pass(PAUSE_MS - 1);
    rerender(<TotalAnnouncer total={1200} />);
    pass(PAUSE_MS - 1);
    const early = announced();
    pass(1);

    expect(early).toBe('');
    expect(announced()).toBe('1,200 个商品符合');
  });

  it('announces a return to the first total', () => {
    const { rerender } = renderInShop(<TotalAnnouncer total={18} />);
    rerender(<TotalAnnouncer total={9} />);
    pass(PAUSE_MS);

    rerender(<TotalAnnouncer total={18} />);
    pass(PAUSE_MS);

    expect(announced()).toBe('18 个商品符合');
  });
});
