import { act, render } from '@testing-library/react';
import { createBrowserHistory } from '@umijs/max';
import type { OfferCode } from '@/domain/offer';
import { setRange, setWant } from '@/domain/query';
import { type ShopQuery, useShopQuery } from '@/features/search-state/useShopQuery';
import { enterDrawer, recordUrl } from '@/ui/hooks/drawerHistory';
import { query, want } from '../../build';
import { createUmiApp } from '../../umiApp';
import { gameItems } from './shopBuild';

let seen: ShopQuery | null = null;

function Page() {
  const ask = useShopQuery(gameItems.spec);
  seen = ask;
  return null;
}

function open(address: string, browser?: ReturnType<typeof createBrowserHistory>) {
  const { App, history } = createUmiApp({ 'sale/FateGO': Page }, address, browser);
  render(<App />);
  const ask = () => seen!;
  const addressNow = () => history.location.pathname + decodeURI(history.location.search) + history.location.hash;
  return { ask, history, addressNow };
}

describe('the query of a shop page', () => {
  it('is read from the address', () => {
    const { ask } = open('/sale/FateGO?want=merlin*2&sq=800..&utm=x');

    expect(ask().query).toEqual(
      query({ wants: [want('merlin', 'must', 2)], ranges: { sq: { min: 800, max: null } }, foreign: ['utm=x'] }),
    );
  });

  it('changes the address, which keeps its group, foreign parameters and hash', async () => {
    const { ask, addressNow } = open('/sale/FateGO?utm=x#part');

    await act(async () =>
      ask().setQuery(setWant(ask().query, want('merlin').item, { mode: 'must', level: 1 }), 'push'),
    );

    expect(addressNow()).toBe('/sale/FateGO?want=merlin&utm=x#part');
    expect(ask().query.wants).toEqual([want('merlin')]);
  });

  it('makes an entry in the history when something is chosen, and none when something is typed', async () => {
    const { ask, history, addressNow } = open('/sale/FateGO');

    await act(async () => ask().setQuery(setRange(ask().query, 'price', { min: null, max: 500 }), 'push'));
    await act(async () => ask().setQuery({ ...ask().query, text: '梅林' }, 'replace'));
    const typed = addressNow();
    await act(async () => history.back());

    expect([typed, addressNow()]).toEqual(['/sale/FateGO?q=梅林&price=..500', '/sale/FateGO']);
  });

  it('makes an entry above that of an open sheet for what is typed there', async () => {
    const browser = createBrowserHistory();
    browser.push('/sale/FateGO');
    const { ask } = open('', browser);
    const before = window.history.length;
    browser.listen(recordUrl);
    enterDrawer(() => undefined);

    await act(async () => ask().setQuery(setRange(ask().query, 'price', { min: null, max: 5 }), 'replace'));
    await act(async () => ask().setQuery(setRange(ask().query, 'price', { min: null, max: 50 }), 'replace'));

    expect([window.location.search, window.history.length - before]).toEqual(['?price=..50', 2]);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await arrived;
    });
    expect([window.location.search, window.history.state.drawer]).toEqual(['', 1]);
  });

  it('has an address for each detail', () => {
    const { ask } = open('/sale/FateGO?want=merlin#part');

    expect(ask().addressOf('FG-1' as OfferCode)).toBe('/sale/FateGO?want=merlin&o=FG-1#part');
  });
});
