/** @jest-environment node */
import fc from 'fast-check';
import { ok } from '@/base/result';
import { decodeFavourites, fitFavourite, MAX_ITEMS } from '@/storage/decodeFavourites';
import { countFavourites, type Favourite } from '@/storage/favourites';
import { epochMs, favourite, favouritesOf, snapshot } from '../features/favourites/favouriteBuild';

const game = (list: unknown) => ({ games: { FateGO: list }, visitedAt: null, visitedBefore: null });
const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Decodes a stored value; also returns the dropped parts. */
function read(value: unknown, version = 2) {
  const dropped: (readonly [part: unknown, why: string])[] = [];
  return { decoded: decodeFavourites(value, version, (part, why) => dropped.push([part, why])), dropped };
}

describe('the stored favourites', () => {
  it('are decoded as they were written', () => {
    const stored = {
      ...favouritesOf(favourite(), favourite({ code: 'A-2' })),
      removals: { FateGO: { 'A-3': { at: epochMs(5), undone: false } } },
      visitedAt: epochMs(5),
      visitedBefore: epochMs(2),
    };

    expect(read(parsed(stored))).toEqual({ decoded: ok(stored), dropped: [] });
    expect(countFavourites(favouritesOf(favourite(), favourite({ code: 'A-2' })))).toBe(2);
  });

  it('of version 1, which had no removals, load', () => {
    expect(read(game([favourite()]), 1)).toEqual({ decoded: ok(favouritesOf(favourite())), dropped: [] });
  });

  it('contain the first favourite of each code', () => {
    const twice = favouritesOf(favourite({ shop: '一' }), favourite({ code: 'A-2' }), favourite({ shop: '二' }));

    expect(read(parsed(twice)).decoded).toEqual(
      ok(favouritesOf(favourite({ shop: '一' }), favourite({ code: 'A-2' }))),
    );
  });

  it.each([
    null,
    [],
    {},
    { games: [] },
    { games: {} },
    { games: {}, visitedAt: 'now', visitedBefore: null },
    { games: {}, visitedAt: 1e308, visitedBefore: null },
    game('A-1'),
  ])('are refused as %j', (value) => {
    expect(read(value).decoded.ok).toBe(false);
  });

  it.each([
    ['form', 1],
    ['code', { ...favourite(), code: '' }],
    ['code', { ...favourite(), code: 'x'.repeat(256) }],
    ['shop', { ...favourite(), shop: 'x'.repeat(201) }],
    ['price', { ...favourite(), price: { amount: 1, currency: 'XXX' } }],
    ['price', { ...favourite(), price: { amount: 1.5, currency: 'CNY' } }],
    ['price', { ...favourite(), price: { amount: 1e308, currency: 'CNY' } }],
    ['keptAt', { ...favourite(), keptAt: -1 }],
    ['keptAt', { ...favourite(), keptAt: 8.64e15 + 1 }],
    ['items', { ...favourite(), items: [{ item: 'a' }] }],
    ['items', { ...favourite(), items: [{ item: 'a', level: 1e9 }] }],
    ['items', { ...favourite(), items: Array.from({ length: MAX_ITEMS + 1 }, () => ({ item: 'a', level: 1 })) }],
    ['resources', { ...favourite(), resources: { sq: 'many' } }],
    ['resources', { ...favourite(), resources: { sq: 1e15 } }],
    ['server', { ...favourite(), server: 1 }],
    ['known', { ...favourite(), known: { ...snapshot(), fate: 'stolen' } }],
    ['latest', { ...favourite(), latest: null }],
  ])('lose only the favourite with an invalid %s, which is dropped', (field, wrong) => {
    const others = favouritesOf(favourite({ code: 'A-8' }), favourite({ code: 'A-9' }));
    const [first, last] = others.games.FateGO ?? [];

    expect(read(game([first, wrong, last]))).toEqual({
      decoded: ok(others),
      dropped: [[{ game: 'FateGO', favourite: wrong }, `FateGO: a favourite without a proper ${field}`]],
    });
  });

  it('ignore invalid removals', () => {
    const removals = { FateGO: { 'A-1': { at: 1, undone: false }, 'A-2': { at: 'now', undone: false } }, Mass: 5 };

    const { decoded } = read({ ...game([]), removals });

    expect(decoded).toMatchObject({ value: { removals: { FateGO: { 'A-1': { at: 1, undone: false } }, Mass: {} } } });
  });
});

describe('fitFavourite', () => {
  it('truncates any offer to a favourite that can be decoded', () => {
    const amount = fc.oneof(fc.double(), fc.nat(), fc.constantFrom(Number.POSITIVE_INFINITY, 2 ** 53, 1e15));
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 190, maxLength: 420 }));
    const offers = fc.record({
      shop: text,
      price: amount.map((value) => ({ amount: value, currency: 'JPY' as const })),
      items: fc.array(fc.record({ item: text, level: amount }), { maxLength: 30 }),
      resources: fc.dictionary(fc.string(), amount),
      server: fc.option(text),
    });

    fc.assert(
      fc.property(offers, (parts) => {
        const fitted = fitFavourite({ ...favourite(), ...(parts as unknown as Favourite) });
        const stored = favouritesOf(fitted);

        expect(read(parsed(stored))).toEqual({ decoded: ok(parsed(stored)), dropped: [] });
      }),
    );
  });
});
