import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useScrollTopOnSearch } from '@/features/shop-page/useScrollTopOnSearch';
import { query, want } from '../../build';
import { page } from '../search-state/shopBuild';
import { openShopPage } from './openShopPage';

const jumps: number[] = [];

function moveTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  jumps.length = 0;
  window.scrollTo = ((options: ScrollToOptions) => {
    jumps.push(options.top ?? 0);
    moveTo(options.top ?? 0);
  }) as typeof window.scrollTo;
});
afterEach(() => moveTo(0));

describe('the answer to what is typed', () => {
  const box = () => screen.getByRole('combobox', { name: '在商品里找' });

  it('is shown from its top, and the step back knows where the list was', async () => {
    const { history, user } = await openShopPage('?nice=oberon');
    await user.click(box());
    moveTo(900);

    await user.type(box(), '梅林');
    const typed = { title: screen.getByRole('heading', { level: 1 }).textContent, jumps: [...jumps] };
    await user.keyboard('{Enter}');
    await act(async () => history.back());

    expect(typed).toEqual({ title: expect.stringContaining('2 个完全符合'), jumps: [0] });
    expect(history.location).toMatchObject({ search: '?nice=oberon', state: { top: 900 } });
  });

  it('moves nothing where the page is at its top', async () => {
    const { user } = await openShopPage();

    await user.type(box(), '梅林');

    expect(jumps).toEqual([]);
  });
});

describe('any other answer leaves the page where it is', () => {
  const asking = (item: string) => query({ wants: [want(item)] });
  const answerTo = (item: string) => ({ query: asking(item), page: page() });

  /** The hook over an address and an answer on screen. */
  function setUp(item: string) {
    const { result, rerender } = renderHook(
      ({ address, shown }) => useScrollTopOnSearch(address, shown, () => undefined),
      {
        initialProps: { address: asking(item), shown: answerTo(item) },
      },
    );
    moveTo(900);
    return {
      type: (typed: string) => result.current(asking(typed)),
      draw: (address: string, shown: string) => rerender({ address: asking(address), shown: answerTo(shown) }),
    };
  }

  it('the one to what was chosen', () => {
    const { draw } = setUp('oberon');

    draw('merlin', 'merlin');

    expect(jumps).toEqual([]);
  });

  it('a newer one to what was on screen already when it was typed', () => {
    const { type, draw } = setUp('merlin');

    type('merlin');
    draw('merlin', 'merlin');

    expect(jumps).toEqual([]);
  });

  it('one to what was typed once and overtaken by a choice', () => {
    const { type, draw } = setUp('oberon');

    type('merlin');
    draw('castoria', 'castoria');
    draw('merlin', 'merlin');

    expect(jumps).toEqual([]);
  });

  it('all after the first', () => {
    const { type, draw } = setUp('oberon');

    type('merlin');
    draw('oberon', 'merlin');
    moveTo(500);
    draw('merlin', 'merlin');

    expect(jumps).toEqual([0]);
  });
});
