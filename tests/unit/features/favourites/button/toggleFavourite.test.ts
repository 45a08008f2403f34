import { ok } from '@/base/result';
import { favouriteAnnouncement, toggleFavourite } from '@/features/favourites/button/toggleFavourite';
import { decodeFavourites, MAX_ITEMS } from '@/storage/decodeFavourites';
import { favourites, MAX_FAVOURITES, NO_FAVOURITES } from '@/storage/favourites';
import { gameItems, hit, outcome } from '../../search-state/shopBuild';
import { epochMs, favourite, favouritesOf } from '../favouriteBuild';

beforeEach(() => {
  jest.useFakeTimers({ now: 7000 });
  favourites.set(NO_FAVOURITES);
  favouriteAnnouncement.set(null);
});
afterEach(() => jest.useRealTimers());

const stored = () => favourites.get().games.FateGO ?? [];

describe('toggleFavourite', () => {
  it('stores wanted items first', () => {
    const wanted = hit({
      offer: { code: 'A-1', items: { bedivere: 5, merlin: 2 } },
      wantMatches: [outcome('merlin', 'never', 2), outcome('bedivere', 'must', 5)],
    });

    toggleFavourite(wanted, gameItems);

    expect(stored()[0]?.items.map(({ item }) => item)).toEqual(['bedivere', 'merlin']);
  });

  it('stores enough of the offer to show it later, rarest items first', () => {
    const price = { amount: 26_800, currency: 'CNY' } as const;
    const reserved = hit({
      offer: { code: 'A-1', items: { bedivere: 5, merlin: 2 }, resources: { sq: 3 }, attributes: { server: 'jp' } },
      price,
      live: 'reserved',
    });

    toggleFavourite(reserved, gameItems);

    const snapshot = { at: epochMs(7000), price: 26_800, fate: 'reserved' };
    expect(stored()).toEqual([
      {
        code: 'A-1',
        shop: '青石铺',
        price,
        keptAt: 7000,
        items: [
          { item: 'merlin', level: 2 },
          { item: 'bedivere', level: 5 },
        ],
        resources: { sq: 3 },
        server: 'jp',
        known: snapshot,
        latest: snapshot,
      },
    ]);
    expect(favouriteAnnouncement.get()).toEqual({ kind: 'added', code: 'A-1' });
  });

  it('limits the number of stored items', () => {
    const items = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`item-${index}`, 1]));

    toggleFavourite(hit({ offer: { items } }), gameItems);

    expect(stored()[0]?.items).toHaveLength(MAX_ITEMS);
  });

  it('truncates a shop name that could not be decoded on the next visit', () => {
    toggleFavourite(hit({ offer: { code: 'x'.repeat(255), shop: '店'.repeat(201) } }), gameItems);

    const drop = jest.fn();
    const entry = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '');
    expect(decodeFavourites(entry.value, entry.version, drop)).toEqual(ok(favourites.get()));
    expect(drop).not.toHaveBeenCalled();
    expect(stored()[0]?.shop).toBe('店'.repeat(200));
  });

  it('removes a favourite, and its game with the last one', () => {
    toggleFavourite(hit(), gameItems);

    toggleFavourite(hit(), gameItems);

    expect(favourites.get().games).toEqual({});
    expect(favouriteAnnouncement.get()).toEqual({ kind: 'removed', code: 'A-1' });
  });

  it('returns a problem and changes nothing at the limit of favourites', () => {
    const many = Array.from({ length: MAX_FAVOURITES }, (_, index) => favourite({ code: `B-${index}` }));
    favourites.set(favouritesOf(...many));

    const problem = toggleFavourite(hit(), gameItems);

    expect(problem).toBe('full');
    expect(stored()).toEqual(many);
    expect(favouriteAnnouncement.get()).toBeNull();
  });
});
