import { act, render } from '@testing-library/react';
import { createBrowserHistory } from '@umijs/max';
import type { OfferCode } from '@/domain/offer';
import { setRange, setWant } from '@/domain/query';
import { type ShopQuery, useShopQuery } from '@/features/search-state/useShopQuery';
import { enterDrawer, recordUrl } from '@/ui/hooks/drawerHistory';
import { query, want } from '../../builders';
import { createUmiApp } from '../../umiApp';
import { gameItems } from './shopBuild';

let current: ShopQuery | null = null;

function Page() {
  const result = useShopQuery(gameItems.spec, gameItems.links);
  current = result;
  return null;
}

function open(url: string, browser?: ReturnType<typeof createBrowserHistory>) {
  const { App, history } = createUmiApp({ 'sale/FateGO': Page }, url, browser);
  render(<App />);
  const shopQuery = () => current!;
  const currentUrl = () => history.location.pathname + decodeURI(history.location.search) + history.location.hash;
  return { shopQuery, history, currentUrl };
}

describe('useShopQuery', () => {
  it('reads the query from the URL', () => {
    const { shopQuery } = open('/sale/FateGO?want=merlin*2&sq=800..&utm=x');

    expect(shopQuery().query).toEqual(
      query({ wants: [want('merlin', 'must', 2)], ranges: { sq: { min: 800, max: null } }, foreign: ['utm=x'] }),
    );
  });

  it('writes the query to the URL and keeps group, foreign parameters and hash', async () => {
    const { shopQuery, currentUrl } = open('/sale/FateGO?utm=x#part');

    await act(async () =>
      shopQuery().setQuery(setWant(shopQuery().query, want('merlin').item, { mode: 'must', level: 1 }), 'push'),
    );

    expect(currentUrl()).toBe('/sale/FateGO?want=merlin&utm=x#part');
    expect(shopQuery().query.wants).toEqual([want('merlin')]);
  });

  it('adds a history entry on push and none on replace', async () => {
    const { shopQuery, history, currentUrl } = open('/sale/FateGO');

    await act(async () => shopQuery().setQuery(setRange(shopQuery().query, 'price', { min: null, max: 500 }), 'push'));
    await act(async () => shopQuery().setQuery({ ...shopQuery().query, text: '梅林' }, 'replace'));
    expect(currentUrl()).toBe('/sale/FateGO?q=梅林&price=..500');

    await act(async () => history.back());
    expect(currentUrl()).toBe('/sale/FateGO');
  });

  it('goes back to the results when an offer is closed that was opened from them, even from a similar one', async () => {
    const { shopQuery, history, currentUrl } = open('/sale/FateGO?want=merlin');
    const replaceOpen = (code: string | null) =>
      act(async () => shopQuery().setQuery({ ...shopQuery().query, open: code as OfferCode | null }, 'replace'));

    await act(async () => shopQuery().openOffer('FG-1' as OfferCode));
    await replaceOpen('FG-2');
    await act(async () => shopQuery().openOffer('FG-3' as OfferCode));
    await replaceOpen(null);

    expect(currentUrl()).toBe('/sale/FateGO?want=merlin');
    await act(async () => history.forward());
    expect(currentUrl()).toBe('/sale/FateGO?want=merlin&o=FG-2');
  });

  it('replaces the entry when an offer is closed that was opened by a link, or whose results have changed', async () => {
    const { shopQuery, history, currentUrl } = open('/sale/FateGO?o=FG-1');
    const close = () => act(async () => shopQuery().setQuery({ ...shopQuery().query, open: null }, 'replace'));

    await act(async () => shopQuery().openOffer('FG-2' as OfferCode));
    await close();
    expect(currentUrl()).toBe('/sale/FateGO');
    await act(async () => history.back());
    expect(currentUrl()).toBe('/sale/FateGO?o=FG-1');

    await close();
    await act(async () => shopQuery().openOffer('FG-3' as OfferCode));
    await act(async () => shopQuery().setQuery({ ...shopQuery().query, text: '梅林', open: null }, 'replace'));
    expect(currentUrl()).toBe('/sale/FateGO?q=梅林');
  });

  it('adds a history entry on replace while a drawer is open', async () => {
    const browser = createBrowserHistory();
    browser.push('/sale/FateGO');
    const { shopQuery } = open('', browser);
    const before = window.history.length;
    browser.listen(recordUrl);
    enterDrawer(() => undefined);

    await act(async () => shopQuery().setQuery(setRange(shopQuery().query, 'price', { min: null, max: 5 }), 'replace'));
    await act(async () =>
      shopQuery().setQuery(setRange(shopQuery().query, 'price', { min: null, max: 50 }), 'replace'),
    );

    expect(window.location.search).toBe('?price=..50');
    expect(window.history.length - before).toBe(2);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await arrived;
    });
    expect(window.location.search).toBe('');
    expect(window.history.state.drawer).toBe(1);
  });

  it('returns the URL of an open detail', () => {
    const { shopQuery } = open('/sale/FateGO?want=merlin#part');

    expect(shopQuery().hrefOf('FG-1' as OfferCode)).toBe('/sale/FateGO?want=merlin&o=FG-1#part');
  });
});
