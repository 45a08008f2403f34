import { renderHook, screen, waitFor } from '@testing-library/react';
import type { Query } from '@/domain/query';
import { useScrollToTopOnSearch } from '@/features/shop-page/ScrollControl';
import { query, want } from '../../builders';
import { openShopPage } from './openShopPage';

const scrolledTo: number[] = [];

function scrollPage(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  scrolledTo.length = 0;
  window.scrollTo = ((options: ScrollToOptions) => {
    scrolledTo.push(options.top ?? 0);
    scrollPage(options.top ?? 0);
  }) as typeof window.scrollTo;
});
afterEach(() => scrollPage(0));

describe('ShopPage while typing', () => {
  const box = () => screen.getByRole('combobox', { name: '在商品里找' });

  it('scrolls to the top of the new result and stores the previous position in the history', async () => {
    const { history, user, settle } = await openShopPage('?nice=oberon');
    await user.click(box());
    scrolledTo.length = 0;
    scrollPage(900);

    await user.type(box(), '梅林');
    await waitFor(() => expect(scrolledTo).toEqual([0]));
    await user.keyboard('{Enter}');
    await settle(() => history.back());

    expect(history.location).toMatchObject({ search: '?nice=oberon', state: { top: 900 } });
  });

  it('does not scroll if the page is at the top', async () => {
    const { user } = await openShopPage();
    scrolledTo.length = 0;

    await user.type(box(), '梅林');

    expect(scrolledTo).toEqual([]);
  });
});

describe('useScrollTopOnSearch', () => {
  const search = (item: string) => query({ wants: [want(item)] });

  /** Renders the hook far down a list.
   *  @param item  wanted by the query on screen */
  function setUp(item: string) {
    const { rerender } = renderHook(({ searched, shown }) => useScrollToTopOnSearch(searched, shown), {
      initialProps: { searched: null as Query | null, shown: search(item) },
    });
    scrollPage(900);
    return (searched: string | null, shown: string) =>
      rerender({ searched: searched === null ? null : search(searched), shown: search(shown) });
  }

  it('scrolls to the top when the result of a typed query replaces another one', () => {
    const update = setUp('oberon');

    update('merlin', 'oberon');
    update('merlin', 'merlin');

    expect(scrolledTo).toEqual([0]);
  });

  it('does not scroll when a query was chosen', () => {
    const update = setUp('oberon');

    update(null, 'merlin');

    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll when the typed query is already on screen', () => {
    const update = setUp('merlin');

    update('merlin', 'merlin');

    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll when another query was chosen before the result arrived', () => {
    const update = setUp('oberon');

    update('merlin', 'oberon');
    update(null, 'castoria');
    update(null, 'merlin');

    expect(scrolledTo).toEqual([]);
  });

  it('does not scroll again for later results of the same query', () => {
    const update = setUp('oberon');

    update('merlin', 'merlin');
    scrollPage(500);
    update('merlin', 'merlin');

    expect(scrolledTo).toEqual([0]);
  });
});
