/** @jest-environment node */
import { chipsOf, withoutChip } from '@/domain/chips';
import type { ItemId } from '@/domain/offer';
import {
  clearConditions,
  EMPTY_QUERY,
  furtherWantMode,
  type Query,
  replaceWant,
  setChoice,
  setRange,
  setWant,
  wantKey,
} from '@/domain/query';
import { ambiguousWant, query, want } from '../builders';

const merlin = 'svt-150' as ItemId;
const altria = 'svt-2' as ItemId;
const oberon = 'svt-316' as ItemId;

const asked: Query = {
  ...EMPTY_QUERY,
  text: '带皮',
  wants: [
    { item: merlin, mode: 'must', level: 2 },
    { item: oberon, mode: 'nice', level: 1 },
  ],
  ranges: { price: { min: null, max: 500 } },
  choices: { server: { not: true, values: ['cn_ios'] } },
  shown: 96,
};

describe('a query', () => {
  it('groups wants by mode, in whatever order they are set', () => {
    const query = setWant(asked, altria, { mode: 'must', level: 1 });

    expect(query.wants.map((want) => want.item)).toEqual([merlin, altria, oberon]);
  });

  it('keeps the position of a want when only its level changes', () => {
    const both = setWant(asked, altria, { mode: 'must', level: 1 });

    expect(setWant(both, merlin, { mode: 'must', level: 5 }).wants[0]).toEqual({
      item: merlin,
      mode: 'must',
      level: 5,
    });
  });

  it('has wants for an item and for any of several items beside each other', () => {
    const either = ambiguousWant('未花', ['mika', 'mika-swim']);
    const wanted = query({ wants: [either] });

    const both = setWant(wanted, 'mika' as ItemId, { mode: 'must', level: 3 });

    expect(both.wants).toEqual([either, want('mika', 'must', 3)]);
    expect(setWant(both, 'mika' as ItemId, null).wants).toEqual([either]);
    expect(replaceWant(both, wantKey(either), null).wants).toEqual([want('mika', 'must', 3)]);
  });

  it('drops a range that is open at both ends and a choice without values', () => {
    expect(setRange(asked, 'price', { min: null, max: null }).ranges).toEqual({});
    expect(setChoice(asked, 'server', { not: false, values: [] }).choices).toEqual({});
  });

  it('returns to the first page when a condition changes', () => {
    expect(setWant(asked, altria, { mode: 'any', level: 1 }).shown).toBe(24);
  });

  it('has one chip for every condition, and no condition once all chips are removed', () => {
    const bare = chipsOf(asked).reduce(withoutChip, asked);

    expect(chipsOf(asked).map((chip) => chip.kind)).toEqual(['want', 'want', 'range', 'choice', 'text']);
    expect(chipsOf(bare)).toEqual([]);
  });

  it('keeps sort, view and foreign parameters when everything is cleared', () => {
    const sorted: Query = {
      ...asked,
      sort: { key: 'price', reversed: true },
      view: 'table',
      foreign: ['utm_source=wx'],
    };

    expect(clearConditions(sorted)).toEqual({
      ...EMPTY_QUERY,
      sort: { key: 'price', reversed: true },
      view: 'table',
      foreign: ['utm_source=wx'],
    });
  });
});

describe('furtherWantMode', () => {
  it.each([
    ['must', []],
    ['must', ['must']],
    ['any', ['any', 'nice']],
    ['must', ['must', 'any']],
    ['must', ['nice', 'never']],
  ] as const)('is %s after wants of the modes %j', (expected, modes) => {
    const wants = modes.map((mode, index) => ({ item: `item-${index}` as ItemId, mode, level: 1 }));

    expect(furtherWantMode(wants)).toBe(expected);
  });
});
