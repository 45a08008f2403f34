/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { ItemId } from '@/domain/offer';
import { NO_READINGS, packReadings } from '@/names/readings';
import { decodeRoster, withSpellings } from '@/names/roster';
import { NO_SPEC_WORDS } from '@/names/specWords';

const merlin = ['svt-150', 'servant', '5★', 'caster', '梅林', 'マーリン', 'Merlin', ['花之魔术师']];
const kaleidoscope = ['ce-34', 'craft_essence', null, null, '万华镜', 'カレイドスコープ', 'Kaleidoscope', []];

function fileOf(...items: readonly unknown[]): unknown {
  return { family: 'fgo', asOf: '2026-08', items };
}

function messageOf(raw: unknown): string {
  try {
    decodeRoster(raw);
  } catch (error) {
    if (error instanceof ShopError && error.code === 'names-roster-shape') return error.message;
    throw error;
  }
  throw new Error('decoded without a word');
}

describe('decodeRoster', () => {
  it('returns items in order, found by their ids', () => {
    const roster = decodeRoster(fileOf(merlin, kaleidoscope));

    const first = {
      id: 'svt-150',
      kind: 'servant',
      names: { zh: '梅林', ja: 'マーリン', en: 'Merlin' },
      aliases: ['花之魔术师'],
      rarity: '5★',
      group: 'caster',
      readings: NO_READINGS,
    };
    const second = {
      id: 'ce-34',
      kind: 'craft_essence',
      names: { zh: '万华镜', ja: 'カレイドスコープ', en: 'Kaleidoscope' },
      aliases: [],
      rarity: null,
      group: null,
      readings: NO_READINGS,
    };
    expect(roster.family).toBe('fgo');
    expect(roster.items).toEqual([first, second]);
    expect(roster.byId.get('ce-34' as ItemId)).toBe(roster.items[1]);
    expect(roster.syllables.size).toBe(0);
    expect(roster.words).toEqual(NO_SPEC_WORDS);
  });

  it('returns the words of the family', () => {
    const words = { ...NO_SPEC_WORDS, resources: { sq: ['圣晶石'] } };

    expect(decodeRoster({ family: 'fgo', words, items: [merlin] }).words).toEqual(words);
  });

  it('returns the readings and syllables that were derived from the roster', () => {
    const readings = { variants: ['水梅林'], bare: [], parts: ['梅'], kana: [] };
    const spellings = {
      family: 'fgo',
      syllables: 'mei梅 lin林',
      words: NO_SPEC_WORDS,
      readings: [packReadings(readings, ['梅林', 'マーリン', 'Merlin', '花之魔术师'])],
    };

    const roster = decodeRoster(withSpellings(fileOf(merlin), spellings));

    expect(roster.items[0]?.readings).toEqual(readings);
    expect(roster.syllables.get('梅')).toEqual(['mei']);
  });

  it.each([
    ['nothing', null, 'a roster: expected an object with items'],
    ['a list', [merlin], 'a roster: expected an object with items'],
    ['an unknown family', { family: 'chess', items: [] }, 'family: expected one of'],
    ['a row too short', fileOf(merlin.slice(0, 7)), 'fgo item 0: expected a row of eight cells'],
    ['an id that is a number', fileOf(merlin, [150, ...merlin.slice(1)]), 'fgo item 1: expected an id and a kind'],
    ['an empty name', fileOf([...merlin.slice(0, 4), '', 'マーリン', 'Merlin', []]), 'expected names in zh, ja, en'],
    ['a rarity that is a number', fileOf(['a', 'b', 5, null, 'c', 'd', 'e', []]), 'expected rarity and group or null'],
    ['aliases that are no list', fileOf([...merlin.slice(0, 7), '梅林']), 'expected a list of aliases'],
    ['readings that are no lists', fileOf([...merlin, '水梅林']), 'expected readings as four lists at most'],
    ['words without tables', { family: 'fgo', words: {}, items: [] }, 'fgo words: expected lists of words by table'],
    ['an id twice', fileOf(merlin, kaleidoscope, merlin), 'fgo: expected every id once, got "svt-150"'],
  ])('refuses %s and names its location', (_what, raw, message) => {
    expect(messageOf(raw)).toContain(message);
  });
});

describe('withSpellings', () => {
  it.each([
    ['of another family', { family: 'gget', readings: [[]] }],
    ['of another number of items', { family: 'fgo', readings: [[], []] }],
    ['that are no readings', { family: 'fgo' }],
  ])('refuses spellings %s', (_what, spellings) => {
    expect(() => withSpellings(fileOf(merlin), spellings)).toThrow(ShopError);
  });
});
