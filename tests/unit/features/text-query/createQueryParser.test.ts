/** @jest-environment node */
import fc from 'fast-check';
import { itemsOf, type Query, setChoice, setRange, setWant, WANT_MODES } from '@/domain/query';
import { buildGameItems, type GameItems, itemKind } from '@/features/search-state/gameItems';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { gameById } from '@/games/games';
import { topLevel } from '@/games/levelLabel';
import { specOf } from '@/games/specs/specOf';
import { indexNames } from '@/names/indexNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { searchNames } from '@/names/searchNames';
import { query, want } from '../../builders';

/** While no response has arrived. */
const UNKNOWN = () => null;
const FINISHED = { currency: 'CNY', cursor: null, searchedText: '' } as const;

const spec = specOf(gameById('FateGO'));
let gameItems: GameItems;
let parser: QueryParser;
beforeAll(async () => {
  const names = await loadBuiltRoster('fgo');
  gameItems = buildGameItems(spec, names);
  parser = createQueryParser(spec, names);
});

/** Arbitrary queries with conditions of the game and any words as text. */
function queries(): fc.Arbitrary<Query> {
  const { roster } = gameItems;
  const wanted = fc.record({
    item: fc.constantFrom(...roster.items),
    mode: fc.constantFrom(...WANT_MODES),
    level: fc.integer({ min: 1, max: 9 }),
  });
  const bound = fc.record({
    facet: fc.constantFrom('price', ...spec.resources.slice(0, 4).map(({ id }) => id)),
    min: fc.option(fc.integer({ min: 1, max: 500 })),
    max: fc.integer({ min: 501, max: 5000 }),
  });
  const server = spec.attributes.find(({ id }) => id === 'server');
  const values = server?.type === 'enum' ? server.options.map(({ id }) => id) : [];
  const chosen = fc.record({ not: fc.boolean(), values: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }) });
  const words = fc.array(fc.constantFrom('带皮', '老号', '贞德', '500以内', '梅林', 'FG-19340', '不要'), {
    maxLength: 3,
  });
  return fc
    .tuple(fc.array(wanted, { maxLength: 4 }), fc.array(bound, { maxLength: 3 }), chosen, words)
    .map(([wants, bounds, choice, text]) => {
      let searched = query({ text: text.join(' ') });
      for (const { item, mode, level } of wants) {
        const kind = itemKind(gameItems, item.id);
        searched = setWant(searched, item.id, { mode, level: Math.min(level, kind === null ? 1 : topLevel(kind)) });
      }
      for (const { facet, min, max } of bounds) searched = setRange(searched, facet, { min, max });
      return setChoice(searched, 'server', choice);
    });
}

describe('createQueryParser', () => {
  it('parses the line written for a query to the same query', () => {
    fc.assert(
      fc.property(queries(), (searched) => {
        const line = parser.write(searched, 'zh');
        const parsed = parser.apply(query(), line, FINISHED);

        expect(conditionsKey(parsed)).toBe(conditionsKey(searched));
      }),
      { numRuns: 150 },
    );
  });

  it('suggests an item for partial pinyin and does not search for its letters', () => {
    const found = parser.suggest('meil', 4, UNKNOWN).map((one) => (one.kind === 'item' ? one.item.names.zh : one.kind));

    expect(found[0]).toBe('梅林');
    expect(parser.apply(query(), 'meil', { ...FINISHED, cursor: 4 })).toEqual(query());
  });

  it.each([
    ['C', { 'svt-284': 60, 'svt-37': 9 }, '阿尔托莉雅·卡斯特（术）'],
    ['梅林 C', { 'svt-284': 60 }, '阿尔托莉雅·卡斯特（术）'],
    ['zhen', { 'svt-106': 31, 'svt-59': 2 }, '贞德〔Alter〕（仇）'],
    ['ml', { 'svt-309': 99 }, '梅林'],
  ])('suggests the item on sale most often among those that match equally well: %s', (text, counts, name) => {
    const popularity = (item: string) => (counts as Readonly<Record<string, number>>)[item] ?? 0;

    const [first] = parser.suggest(text, text.length, popularity);

    expect(first).toMatchObject({ kind: 'item', item: { names: { zh: name } } });
  });

  it('suggests what is called exactly like the word before items that merely sound like it', () => {
    expect(parser.suggest('一手', 2, UNKNOWN)[0]).toMatchObject({ kind: 'value', facet: 'firstHand' });
    expect(parser.suggest('石', 1, UNKNOWN)[0]).toMatchObject({ kind: 'amount', facet: 'sq' });
  });

  describe('completes', () => {
    const completed = (text: string, isTextFound = false) => {
      const found = parser.complete(text, text.length, UNKNOWN, isTextFound);
      return found?.kind === 'item' ? found.item.names.zh : (found?.kind ?? null);
    };

    it.each(['xing', 'zhen', 'heis', 'shen', 'ml', 'kong', 'hll', '梅林 C', '500以内 kongm', '黑圣', '石'])(
      'a word that was not understood to the first suggestion: %s',
      (text) => {
        const [first] = parser.suggest(text, text.length, UNKNOWN);

        expect(first).toBeDefined();
        expect(parser.complete(text, text.length, UNKNOWN, false)).toEqual(first);
      },
    );

    it.each(['梅林', '一手', '500以内', '梅林宝2', '贞德', '脸好', '梅林 脸好', '', '梅林 '])(
      'nothing if the last word was understood or resembles no name: %s',
      (text) => {
        expect(completed(text)).toBeNull();
      },
    );

    it('a word inside a name only if nothing else was understood and no offer contains the text', () => {
      expect(completed('hll')).not.toBeNull();
      expect(completed('梅林 hll')).toBeNull();
      expect(completed('hll', true)).toBeNull();
    });
  });

  it('ignores initials of a name at the cursor, as it does pinyin', () => {
    expect(parser.apply(query(), 'ml', { ...FINISHED, cursor: 2 })).toEqual(query());
    expect(parser.apply(query(), 'ml', FINISHED)).toEqual(query({ text: 'ml' }));
  });

  it.each(['青', '青石', '石铺', '梅林 青石铺'])(
    'suggests a shop even if its name contains other words: %s',
    (text) => {
      const found = parser.withShops(['白鹭商行', '青石铺']).suggest(text, text.length, UNKNOWN);

      expect(found).toContainEqual(expect.objectContaining({ kind: 'value', facet: 'shop', value: '青石铺' }));
      expect(new Set(found.map(({ span }) => span.end)).size).toBe(1);
    },
  );

  it.each([
    ['不要贞德', 'never', 1],
    ['梅林 最好有 贞德宝2', 'nice', 2],
  ] as const)('suggests items with the mode and level of the name they replace: %s', (text, mode, level) => {
    const [first] = parser.suggest(text, text.length, UNKNOWN);

    expect(first).toMatchObject({ kind: 'item', item: { names: { zh: '贞德（裁）' } }, want: { mode, level } });
    expect(text.slice(first?.span.start, first?.span.end)).toMatch(/^(不要|最好有 )贞德/);
  });

  it('suggests at most eight items and four filters', () => {
    const kinds = parser.suggest('石', 1, UNKNOWN).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === 'item').length).toBeLessThanOrEqual(8);
    expect(kinds.filter((kind) => kind !== 'item').length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['贞德宝2', 'must', 2],
    ['不要贞德', 'never', 1],
    ['最好有贞德', 'nice', 1],
  ] as const)('searches for any item that an ambiguous name fits: %s', (text, mode, level) => {
    const { wants, text: searched } = parser.apply(query(), text, FINISHED);

    expect(searched).toBe('');
    expect(wants.map((one) => ({ name: one.ambiguity?.name, mode: one.mode, level: one.level }))).toEqual([
      { name: '贞德', mode, level },
    ]);
    expect(wants.flatMap(itemsOf)).toEqual(expect.arrayContaining(['svt-59', 'svt-216']));
  });

  it('keeps the code of an offer in one piece', () => {
    expect(parser.apply(query(), 'FG-19340 梅林', FINISHED)).toEqual(
      query({ text: 'FG-19340', wants: [want('svt-150')] }),
    );
  });

  it('finds items by any spelling, with typos only if there is no other match', () => {
    expect(parser.findItems('meilin')[0]).toBe('svt-150');
    expect(parser.findItems('merlim')).toEqual(['svt-150']);
    expect(parser.findItems('mash').length).toBeLessThan(searchNames(indexNames(gameItems.roster), 'mash', 200).length);
  });
});
