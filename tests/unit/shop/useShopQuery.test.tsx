import { act, render } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { setRange, setWant } from '@/domain/query';
import { type ShopQuery, useShopQuery } from '@/shop/useShopQuery';
import { query, want } from '../build';
import { createUmiApp } from '../umiApp';
import { FGO } from './shopBuild';

let seen: ShopQuery | null = null;

function Page() {
  seen = useShopQuery(FGO);
  return null;
}

function open(address: string) {
  const { App, history } = createUmiApp({ 'sale/FateGO': Page }, address);
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

  it('has an address for each detail', () => {
    const { ask } = open('/sale/FateGO?want=merlin#part');

    expect(ask().addressOf('FG-1' as OfferCode)).toBe('/sale/FateGO?want=merlin&o=FG-1#part');
  });
});
