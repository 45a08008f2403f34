import { addRecent } from '@/features/search-box/recent/addRecent';
import { facetsOf } from '@/games/facetsOf';
import { decodeRecentSearches, MAX_RECENT } from '@/storage/recentSearches';
import { query, want } from '../../../build';
import { gameItems } from '../../search-state/shopBuild';

const FACETS = facetsOf(gameItems.spec);
const priced = (max: number) => query({ ranges: { price: { min: null, max } } });
const add = (searches: readonly string[], one = priced(500)) => addRecent(searches, one, FACETS);

describe('the searches kept', () => {
  it('have the newest in front, each once', () => {
    const kept = [priced(100), priced(200), priced(100)].reduce(add, [] as readonly string[]);

    expect(kept).toEqual(['?price=..100', '?price=..200']);
  });

  it('are no more than five', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map(priced).reduce(add, [] as readonly string[]);

    expect(many).toHaveLength(MAX_RECENT);
    expect(many[0]).toBe('?price=..7');
  });

  it('stay as they are where one is too long to be kept', () => {
    const kept = add([]);
    const long = add(kept, query({ text: 'a'.repeat(3_000) }));

    expect(long).toEqual(kept);
    expect(decodeRecentSearches({ FateGO: long })).toEqual({ ok: true, value: { FateGO: kept } });
  });

  it('lose what a search went on from', () => {
    const first = query({ wants: [want('merlin')] });
    const then = query({ wants: [want('merlin')], ranges: { price: { min: null, max: 500 } } });

    expect(add(add(add([], priced(90)), first), then)).toEqual(['?want=merlin&price=..500', '?price=..90']);
  });

  it('keep conditions only: not the order, the view, an open offer or what is foreign', () => {
    const sorted = query({
      text: '一手',
      sort: { key: 'price', reversed: false },
      view: 'table',
      shown: 48,
      foreign: ['utm=x'],
    });

    expect(add([], sorted).map(decodeURI)).toEqual(['?q=一手']);
  });

  it('stay as they are without conditions', () => {
    expect(add(['?price=..1'], query({}))).toEqual(['?price=..1']);
  });
});
