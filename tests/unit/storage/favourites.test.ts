import { ok } from '@/base/result';
import { countKept, decodeFavourites, MOST_ITEMS } from '@/storage/favourites';
import { favourite, favouritesOf, sighting } from '../shop/favourites/favouriteBuild';

const game = (list: unknown) => ({ games: { FateGO: list }, visitedAt: null, visitedBefore: null });
const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the kept favourites', () => {
  it('are read as they were written', () => {
    const kept = { ...favouritesOf(favourite(), favourite({ code: 'A-2' })), visitedAt: 5, visitedBefore: 2 };

    expect(decodeFavourites(parsed(kept))).toEqual(ok(kept));
    expect(countKept(favouritesOf(favourite(), favourite({ code: 'A-2' })))).toBe(2);
  });

  it('hold each code of a game once, the first that was there', () => {
    const twice = favouritesOf(favourite({ shop: '一' }), favourite({ code: 'A-2' }), favourite({ shop: '二' }));

    const read = decodeFavourites(parsed(twice));

    expect(read).toEqual(ok(favouritesOf(favourite({ shop: '一' }), favourite({ code: 'A-2' }))));
  });

  it.each([
    null,
    [],
    {},
    { games: [] },
    { games: {} },
    { games: {}, visitedAt: 'now', visitedBefore: null },
    game('A-1'),
    game([1]),
    game([{ ...favourite(), code: '' }]),
    game([{ ...favourite(), code: 'x'.repeat(65) }]),
    game([{ ...favourite(), price: { amount: 1, currency: 'XXX' } }]),
    game([{ ...favourite(), price: { amount: 1.5, currency: 'CNY' } }]),
    game([{ ...favourite(), keptAt: -1 }]),
    game([{ ...favourite(), items: [{ item: 'a' }] }]),
    game([{ ...favourite(), items: Array.from({ length: MOST_ITEMS + 1 }, () => ({ item: 'a', level: 1 })) }]),
    game([{ ...favourite(), resources: { sq: 'many' } }]),
    game([{ ...favourite(), server: 1 }]),
    game([{ ...favourite(), known: { ...sighting(), fate: 'stolen' } }]),
    game([{ ...favourite(), latest: null }]),
  ])('are refused as %j', (value) => {
    expect(decodeFavourites(value).ok).toBe(false);
  });
});
