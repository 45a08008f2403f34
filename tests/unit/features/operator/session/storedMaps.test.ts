/** @jest-environment node */
import {
  addStoredMap,
  decodeStoredMaps,
  findStoredChoices,
  type StoredMap,
} from '@/features/operator/session/storedMaps';

const map = (headers: string, field: string): StoredMap => ({ game: 'FateGO', headers, words: { 挂牌: field } });

describe('Stored column maps', () => {
  it('are found by game and headers', () => {
    const maps = addStoredMap(addStoredMap([], map('a b', 'price')), map('a c', 'title'));

    expect(findStoredChoices(maps, 'FateGO', 'a b')).toEqual({ 挂牌: 'price' });
    expect(findStoredChoices(maps, 'FateGO', 'a')).toBeNull();
    expect(findStoredChoices(maps, 'umamusume' as 'FateGO', 'a b')).toBeNull();
  });

  it('keep the latest choices, and remove a sheet without any', () => {
    const maps = addStoredMap(addStoredMap([], map('a b', 'price')), map('a b', 'note'));

    expect(maps).toEqual([map('a b', 'note')]);
    expect(addStoredMap(maps, { ...map('a b', ''), words: {} })).toEqual([]);
  });

  it('are limited in number, latest first', () => {
    const maps = Array.from({ length: 40 }, (_, index) => map(`h${index}`, 'note')).reduce(
      addStoredMap,
      [] as readonly StoredMap[],
    );

    expect(maps).toHaveLength(30);
    expect(maps[0]?.headers).toBe('h39');
  });

  it.each([[null], [{}], [[{ game: 'FateGO', headers: 'a' }]], [[{ ...map('a', 'b'), words: { a: 3 } }]]])(
    'are refused if invalid: %j',
    (value) => {
      expect(decodeStoredMaps(value).ok).toBe(false);
    },
  );

  it('decode to the maps that were encoded', () => {
    expect(decodeStoredMaps(JSON.parse(JSON.stringify([map('a b', 'price')])))).toEqual({
      ok: true,
      value: [map('a b', 'price')],
    });
  });
});
