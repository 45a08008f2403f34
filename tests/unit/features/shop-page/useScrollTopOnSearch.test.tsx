import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { Query } from '@/domain/query';
import { useScrollTopOnSearch } from '@/features/shop-page/ScrollControl';
import { query, want } from '../../build';
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
    const { history, user, settle } = await openShopPage('?nice=oberon');
    await user.click(box());
    jumps.length = 0;
    moveTo(900);

    await user.type(box(), '梅林');
    await waitFor(() => expect(jumps).toEqual([0]));
    await user.keyboard('{Enter}');
    await settle(() => history.back());

    expect(history.location).toMatchObject({ search: '?nice=oberon', state: { top: 900 } });
  });

  it('moves nothing where the page is at its top', async () => {
    const { user } = await openShopPage();
    jumps.length = 0;

    await user.type(box(), '梅林');

    expect(jumps).toEqual([]);
  });
});

describe('useScrollTopOnSearch', () => {
  const search = (item: string) => query({ wants: [want(item)] });

  /** Renders the hook far down a list.
   *  @param item  wanted by the query on screen */
  function setUp(item: string) {
    const { rerender } = renderHook(({ searched, shown }) => useScrollTopOnSearch(searched, shown), {
      initialProps: { searched: null as Query | null, shown: search(item) },
    });
    moveTo(900);
    return (searched: string | null, shown: string) =>
      rerender({ searched: searched === null ? null : search(searched), shown: search(shown) });
  }

  it('scrolls to the top when the result of what was typed replaces another one', () => {
    const update = setUp('oberon');

    update('merlin', 'oberon');
    update('merlin', 'merlin');

    expect(jumps).toEqual([0]);
  });

  it('leaves the page where it is when something was chosen', () => {
    const update = setUp('oberon');

    update(null, 'merlin');

    expect(jumps).toEqual([]);
  });

  it('leaves the page where it is when what was typed was on screen already', () => {
    const update = setUp('merlin');

    update('merlin', 'merlin');

    expect(jumps).toEqual([]);
  });

  it('leaves the page where it is when something else was chosen before the result arrived', () => {
    const update = setUp('oberon');

    update('merlin', 'oberon');
    update(null, 'castoria');
    update(null, 'merlin');

    expect(jumps).toEqual([]);
  });

  it('scrolls once, not for later results of the same query', () => {
    const update = setUp('oberon');

    update('merlin', 'merlin');
    moveTo(500);
    update('merlin', 'merlin');

    expect(jumps).toEqual([0]);
  });
});
