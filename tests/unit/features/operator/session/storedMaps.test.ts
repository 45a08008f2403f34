import { decodeKeptMaps, findKept, type StoredMap, withMap } from '@/features/operator/session/storedMaps';

const map = (headers: string, field: string): StoredMap => ({ game: 'FateGO', headers, words: { 挂牌: field } });

describe('kept column maps', () => {
  it('finds what was said of sheets with the same headers in the same game', () => {
    const maps = withMap(withMap([], map('a b', 'price')), map('a c', 'title'));

    expect(findKept(maps, 'FateGO', 'a b')).toEqual({ 挂牌: 'price' });
    expect(findKept(maps, 'FateGO', 'a')).toBeNull();
    expect(findKept(maps, 'umamusume' as 'FateGO', 'a b')).toBeNull();
  });

  it('keeps the last word, and forgets a sheet of which nothing is said any more', () => {
    const maps = withMap(withMap([], map('a b', 'price')), map('a b', 'note'));

    expect(maps).toEqual([map('a b', 'note')]);
    expect(withMap(maps, { ...map('a b', ''), words: {} })).toEqual([]);
  });

  it('keeps so many, the latest first', () => {
    const maps = Array.from({ length: 40 }, (_, at) => map(`h${at}`, 'note')).reduce(
      withMap,
      [] as readonly StoredMap[],
    );

    expect(maps).toHaveLength(30);
    expect(maps[0]?.headers).toBe('h39');
  });

  it.each([[null], [{}], [[{ game: 'FateGO', headers: 'a' }]], [[{ ...map('a', 'b'), words: { a: 3 } }]]])(
    'does not take %j for one',
    (value) => {
      expect(decodeKeptMaps(value).ok).toBe(false);
    },
  );

  it('reads what it wrote', () => {
    expect(decodeKeptMaps(JSON.parse(JSON.stringify([map('a b', 'price')])))).toEqual({
      ok: true,
      value: [map('a b', 'price')],
    });
  });
});
