import { readFileSync } from 'node:fs';
import { compareTray } from '@/storage/compareTray';
import { favourites } from '@/storage/favourites';
import { lastVisit } from '@/storage/lastVisit';
import { browserStorage } from '@/storage/openStorage';
import { recentSearches } from '@/storage/recentSearches';
import { tourTaken } from '@/storage/tourTaken';
import { readUnreadable } from '@/storage/unreadableEntries';

/** Key → text, as written by the version before valibot. */
const STORED = JSON.parse(readFileSync('tests/fixtures/storage/previousVersion.json', 'utf8')) as Record<
  string,
  string
>;

const storedValue = (key: string): unknown => JSON.parse(STORED[key] ?? '').value;

describe('local storage written by the previous version', () => {
  beforeAll(() => {
    for (const [key, text] of Object.entries(STORED)) window.localStorage.setItem(key, text);
  });

  it.each([
    ['favourites', favourites, 'vitrine.favourites'],
    ['compare tray', compareTray, 'vitrine.compare'],
    ['recent searches', recentSearches, 'vitrine.recent'],
    ['last visit', lastVisit, 'vitrine.last-visit'],
    ['finished tour', tourTaken, 'vitrine.tour'],
  ])('loads the %s unchanged', (_, stored, key) => {
    expect(stored.get()).toEqual(storedValue(key));
    expect(window.localStorage.getItem(key)).toBe(STORED[key]);
  });

  it('loads unreadable texts', () => {
    expect(readUnreadable(browserStorage, 'vitrine.favourites')).toEqual([
      { at: 1_763_650_004_000, why: 'not a kept value', text: '{"broken' },
    ]);
  });
});
