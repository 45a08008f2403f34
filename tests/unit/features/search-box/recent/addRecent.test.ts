/** @jest-environment node */
import { addRecent } from '@/features/search-box/recent/addRecent';
import { facetsOf } from '@/games/facetsOf';
import { decodeRecentSearches, MAX_RECENT } from '@/storage/recentSearches';
import { query, want } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const FACETS = facetsOf(gameItems.spec);
const priced = (max: number) => query({ ranges: { price: { min: null, max } } });
const add = (searches: readonly string[], added = priced(500)) => addRecent(searches, added, FACETS);

describe('addRecent', () => {
  it('adds a search to the front, without duplicates', () => {
    const searches = [priced(100), priced(200), priced(100)].reduce(add, [] as readonly string[]);

    expect(searches).toEqual(['?price=..100', '?price=..200']);
  });

  it('returns at most five searches', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(priced).reduce(add, [] as readonly string[]);

    expect(many).toHaveLength(MAX_RECENT);
    expect(many[0]).toBe('?price=..7');
  });

  it('ignores a query that is too long to be stored', () => {
    const before = add([]);
    const long = add(before, query({ text: 'a'.repeat(3_000) }));

    expect(long).toEqual(before);
    expect(decodeRecentSearches({ FateGO: long })).toEqual({ ok: true, value: { FateGO: before } });
  });

  it('removes searches that the new one extends', () => {
    const search = query({ wants: [want('merlin')] });
    const extended = query({ wants: [want('merlin')], ranges: { price: { min: null, max: 500 } } });

    expect(add(add(add([], priced(90)), search), extended)).toEqual(['?want=merlin&price=..500', '?price=..90']);
  });

  it('stores only conditions, without sort, view and foreign parameters', () => {
    const sorted = query({
      text: '一手',
      sort: { key: 'price', reversed: false },
      view: 'table',
      shown: 48,
      foreign: ['utm=x'],
    });

    expect(add([], sorted).map(decodeURI)).toEqual(['?q=一手']);
  });

  it('ignores a query without conditions', () => {
    expect(add(['?price=..1'], query({}))).toEqual(['?price=..1']);
  });
});
