/** @jest-environment node */
import fc from 'fast-check';
import { type Query, setChoice, setRange, setWant, WANT_MODES } from '@/domain/query';
import { buildGameItems, type GameItems, itemKind } from '@/features/search-state/gameItems';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { gameById } from '@/games/games';
import { topLevel } from '@/games/levelLabel';
import { specOf } from '@/games/specs/specOf';
import { indexNames } from '@/names/indexNames';
import { loadNames } from '@/names/loadNames';
import { searchNames } from '@/names/searchNames';
import { query, want } from '../../build';

const FINISHED = { currency: 'CNY', cursor: null } as const;

const spec = specOf(gameById('FateGO'));
let gameItems: GameItems;
let reader: QueryParser;
beforeAll(async () => {
  const names = await loadNames('fgo');
  gameItems = buildGameItems(spec, names);
  reader = createQueryParser(spec, names);
});

/** Any query that the filters of the game could make, with any words as text. */
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
      let asked = query({ text: text.join(' ') });
      for (const { item, mode, level } of wants) {
        const kind = itemKind(gameItems, item.id);
        asked = setWant(asked, item.id, { mode, level: Math.min(level, kind === null ? 1 : topLevel(kind)) });
      }
      for (const { facet, min, max } of bounds) asked = setRange(asked, facet, { min, max });
      return setChoice(asked, 'server', choice);
    });
}

describe('the reader of a game', () => {
  it('reads the line that it writes for a query as that query', () => {
    fc.assert(
      fc.property(queries(), (asked) => {
        const line = reader.write(asked);
        const read = reader.apply(query(), line, FINISHED);

        expect([line, isSameQuery(read, asked) ? asked : read]).toEqual([line, asked]);
      }),
      { numRuns: 150 },
    );
  });

  it('finds what is meant by pinyin before it is written out, and does not look for its letters', () => {
    const found = reader.suggest('meil', 4, []).map((one) => (one.kind === 'item' ? one.item.names.zh : one.kind));

    expect(found[0]).toBe('梅林');
    expect(reader.apply(query(), 'meil', { ...FINISHED, cursor: 4 })).toEqual(query());
  });

  it('takes initials for a name that somebody is still spelling, as it does pinyin', () => {
    expect(reader.apply(query(), 'ml', { ...FINISHED, cursor: 2 })).toEqual(query());
    expect(reader.apply(query(), 'ml', FINISHED)).toEqual(query({ text: 'ml' }));
  });

  it.each(['青', '青石', '石铺', '梅林 青石铺'])(
    'finds the shop that is called so, though it holds other words: %s',
    (text) => {
      const found = reader.suggest(text, text.length, ['白鹭商行', '青石铺']);

      expect(found).toContainEqual(expect.objectContaining({ kind: 'value', facet: 'shop', value: '青石铺' }));
      expect(new Set(found.map(({ span: place }) => place.end)).size).toBe(1);
    },
  );

  it('asks for no more than eight items and four filters', () => {
    const kinds = reader.suggest('石', 1, []).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === 'item').length).toBeLessThanOrEqual(8);
    expect(kinds.filter((kind) => kind !== 'item').length).toBeLessThanOrEqual(4);
  });

  it('finds the whole of a name that fits several, to take it out of the text', () => {
    const text = '带皮 贞德宝2';

    const [ambiguity] = reader.findAmbiguous(text);

    expect([ambiguity?.text, ambiguity?.level]).toEqual(['贞德', 2]);
    expect(text.slice(ambiguity?.span.start, ambiguity?.span.end)).toBe('贞德宝2');
  });

  it('keeps the code of an offer in one piece', () => {
    expect(reader.apply(query(), 'FG-19340 梅林', FINISHED)).toEqual(
      query({ text: 'FG-19340', wants: [want('svt-150')] }),
    );
  });

  it('finds items by any spelling, and takes a slip only where nothing is called so', () => {
    expect([reader.findItems('meilin')[0], reader.findItems('merlim')]).toEqual(['svt-150', ['svt-150']]);
    expect(reader.findItems('mash').length).toBeLessThan(searchNames(indexNames(gameItems.roster), 'mash', 200).length);
  });
});
