import { ok } from '@/base/result';
import { favouriteSaid, toggleFavourite } from '@/features/favourites/button/changeFavourites';
import { decodeFavourites, MAX_ITEMS } from '@/storage/decodeFavourites';
import { favourites, MAX_FAVOURITES, NO_FAVOURITES } from '@/storage/favourites';
import { hit, lexicon } from '../../search-state/shopBuild';
import { at, favourite, favouritesOf } from '../favouriteBuild';

beforeEach(() => {
  jest.useFakeTimers({ now: 7000 });
  favourites.set(NO_FAVOURITES);
  favouriteSaid.set(null);
});
afterEach(() => jest.useRealTimers());

const kept = () => favourites.get().games.FateGO ?? [];

describe('a press on a heart', () => {
  it('keeps of the offer what is worth seeing when it is gone, the rarest items first', () => {
    const price = { amount: 26_800, currency: 'CNY' } as const;
    const one = hit({
      offer: { code: 'A-1', items: { bedivere: 5, merlin: 2 }, resources: { sq: 3 }, attributes: { server: 'jp' } },
      price,
      live: 'reserved',
    });

    toggleFavourite(one, lexicon);

    const sighting = { at: at(7000), price: 26_800, fate: 'reserved' };
    expect(kept()).toEqual([
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
        known: sighting,
        latest: sighting,
      },
    ]);
    expect(favouriteSaid.get()).toEqual({ kind: 'kept', code: 'A-1' });
  });

  it('remembers only so many items', () => {
    const items = Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`item-${place}`, 1]));

    toggleFavourite(hit({ offer: { items } }), lexicon);

    expect(kept()[0]?.items).toHaveLength(MAX_ITEMS);
  });

  it('cuts what the next visit could not read', () => {
    toggleFavourite(hit({ offer: { code: 'x'.repeat(255), shop: '店'.repeat(201) } }), lexicon);

    const drop = jest.fn();
    const stored = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '');
    expect(decodeFavourites(stored.value, stored.version, drop)).toEqual(ok(favourites.get()));
    expect(drop).not.toHaveBeenCalled();
    expect(kept()[0]?.shop).toBe('店'.repeat(200));
  });

  it('takes the offer out again, and leaves nothing of a game without any', () => {
    toggleFavourite(hit(), lexicon);

    toggleFavourite(hit(), lexicon);

    expect(favourites.get().games).toEqual({});
    expect(favouriteSaid.get()).toEqual({ kind: 'dropped', code: 'A-1' });
  });

  it('keeps no more than can be kept, and says so instead of dropping another', () => {
    const many = Array.from({ length: MAX_FAVOURITES }, (_, place) => favourite({ code: `B-${place}` }));
    favourites.set(favouritesOf(...many));

    const problem = toggleFavourite(hit(), lexicon);

    expect(problem).toBe('full');
    expect(kept()).toEqual(many);
    expect(favouriteSaid.get()).toBeNull();
  });
});
