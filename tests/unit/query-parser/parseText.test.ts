/** @jest-environment node */
import fc from 'fast-check';
import { GAMES } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import type { ParsedText } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { isWordChar } from '@/query-parser/text/charKinds';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

const games = new Map<string, PreparedGame>();

beforeAll(async () => {
  for (const id of ['FateGO', 'UmaMusume', 'MasterDuel', 'Mememori_jp', 'BlueArchive']) {
    const game = GAMES.find((one) => one.id === id);
    if (game !== undefined) games.set(id, prepareGame(specOf(game), await loadBuiltRoster(game.family)));
  }
});

function gameOf(id: string): PreparedGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function query(id: string, text: string) {
  const { text: _text, ...parsed } = parsedTextJson(gameOf(id).spec, 'query', parseText(gameOf(id), 'query', text));
  return parsed;
}

/** Any text, and sequences of common words. */
const pieces = [
  '梅林',
  'C呆',
  '宝2',
  '满破',
  '石',
  '800',
  '+',
  '-',
  '以上',
  '500以内',
  '不要',
  '国服',
  '或',
  '、',
  '和',
  '最好有',
  '任一',
  ' ',
  '\n',
  '，',
  '（',
  '）',
  '×3',
  '双',
  '3w',
  '¥',
  '元',
  'ｶﾞ',
  '🌸',
  'merlin',
  'np',
  '2',
  '文字:"',
  '"',
  '物品:"svt-2"',
  '师匠',
  '脸好',
  '都',
  '各',
  '也行',
  '没有',
  '①',
  '：',
  '圣诞',
  '水',
  '弓',
  '贞德',
  '级',
  '130',
  'lv',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((some) => some.join('')),
);

function spansOf({ items, ambiguous, ranges, choices, price, unread, skipped }: ParsedText) {
  const recognized = [items, ambiguous, ranges, choices, unread, price === null ? [] : [price]].flat();
  return [...recognized.map(({ span }) => span), ...skipped];
}

describe('parseText for any text', () => {
  it.each([['query'], ['offer']] as const)('never throws as a(n) %s', (mode) => {
    fc.assert(
      fc.property(fc.constantFrom(...games.keys()), texts, (id, text) => {
        parseText(gameOf(id), mode, text);
      }),
      { numRuns: 600 },
    );
  });

  it('covers every letter and digit with a span', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('query', 'offer'), (text, mode) => {
        const spans = spansOf(parseText(gameOf('FateGO'), mode, text));
        const dropped = [...text.matchAll(/./gsu)].filter(
          ({ 0: char, index }) =>
            isWordChar(char.normalize('NFKC')) &&
            !/\p{M}/u.test(char) &&
            !spans.some(({ start, end }) => start <= index && index < end),
        );
        expect(dropped.map(([char]) => char)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('returns only spans inside the text, and items of the roster on their scale', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { spec, roster } = gameOf('FateGO');
        const parsed = parseText(gameOf('FateGO'), 'query', text);
        expect(spansOf(parsed).every(({ start, end }) => start >= 0 && start < end && end <= text.length)).toBe(true);
        for (const { item, level } of parsed.items) {
          const kind = spec.kinds.find(({ id }) => id === roster.byId.get(item)?.kind);
          expect(level).toBeGreaterThanOrEqual(1);
          expect(level).toBeLessThanOrEqual(kind?.scale?.steps.length ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('parseText for a wish', () => {
  it('finds names, levels, amounts, the price and exclusions', () => {
    expect(query('FateGO', '梅林宝2 C呆 石800+ 500以内 不要国服')).toEqual({
      items: [
        { item: 'svt-150', level: 2, mode: 'must' },
        { item: 'svt-284', level: 1, mode: 'must' },
      ],
      resources: { sq: { min: 800 } },
      attributes: { server: { not: ['cn_ios', 'cn_android'] } },
      price: { max: 500 },
      ambiguous: [],
      unread: [],
      sort: null,
    });
  });

  it.each([
    ['まーりん', 'hiragana'],
    ['ﾏｰﾘﾝ', 'half-width kana'],
    ['ＭＥＲＬＩＮ　ｎｐ２', 'full-width Latin'],
    ['meilin', 'pinyin'],
    ['花之魔術師', 'traditional characters'],
    ['merlln', 'a slip'],
  ])('finds 梅林 by %s: %s', (text) => {
    expect(query('FateGO', text).items.map(({ item }) => item)).toEqual(['svt-150']);
  });

  it('returns the same result without spaces', () => {
    expect(query('FateGO', '梅林宝2C呆石800+500以内不要国服')).toEqual(
      query('FateGO', '梅林宝2 C呆 石800+ 500以内 不要国服'),
    );
  });

  it('attaches a level to the touching name, else to the preceding one', () => {
    expect(query('UmaMusume', '满破北黑 3破美妙 手纲').items).toEqual([
      { item: 'sc-30028', level: 5, mode: 'must' },
      { item: 'sc-30010', level: 4, mode: 'must' },
      { item: 'sc-30021', level: 1, mode: 'must' },
    ]);
  });

  it('selects the kind by the level: a name with stars is the trainee, a name with limit breaks is the card', () => {
    expect(query('UmaMusume', '3星北黑').items.map(({ item }) => item)).toEqual(['uma-kitasan-black']);
    expect(query('UmaMusume', '4破北黑').items.map(({ item }) => item)).toEqual(['sc-30028']);
  });

  it('returns the candidates of a shared nickname with the level', () => {
    const [师匠] = parseText(gameOf('FateGO'), 'query', '师匠宝3').ambiguous;

    expect(师匠).toMatchObject({ text: '师匠', candidates: ['svt-70', 'svt-207'], level: 3, mode: 'must' });
  });

  it('extends 不要 over 和 and 、, but not over a space', () => {
    expect(query('FateGO', '不要国服和台服 梅林')).toMatchObject({
      attributes: { server: { not: ['cn_ios', 'cn_android', 'tw'] } },
      items: [{ item: 'svt-150', mode: 'must' }],
    });
  });

  it.each([
    ['梅林或C呆', ['any', 'any']],
    ['梅林/C呆', ['any', 'any']],
    ['梅林 C呆 二选一', ['any', 'any']],
    ['最好有梅林', ['nice']],
    ['梅林优先', ['nice']],
    ['梅林不要 C呆', ['never', 'must']],
    ['除了梅林以外', ['never']],
  ])('finds the mode in %s', (text, modes) => {
    expect(query('FateGO', text).items.map(({ mode }) => mode)).toEqual(modes);
  });

  it.each([
    ['C呆 不要礼装', ['must'], ['不要礼装']],
    ['C呆不要礼装', ['must'], ['不要礼装']],
    ['C呆 不要 礼装', ['must'], ['不要', '礼装']],
    ['C呆 不要带礼装的', ['must'], ['不要带礼装']],
    ['C呆 没有礼装', ['must'], ['没有礼装']],
    ['C呆 别带礼装', ['must'], ['别带礼装']],
    ['C呆 除了礼装以外', ['must'], ['除了礼装以外']],
    ['C呆 不要泳装梅林', ['must'], ['不要泳装梅林']],
    ['不要礼装、C呆', ['never'], ['不要礼装']],
    ['不要：礼装，C呆', ['never'], ['礼装']],
    ['不要C呆、礼装、梅林', ['never', 'never'], ['礼装']],
    ['礼装不要 C呆', ['must'], ['礼装不要']],
    ['礼装なし C呆', ['must'], ['礼装なし']],
    ['礼装以外 C呆', ['must'], ['礼装以外']],
    ['C呆、礼装不要', ['never'], ['礼装不要']],
  ])('binds the exclusion in %s to its neighbour, whether that is read or unread', (text, modes, unread) => {
    const parsed = query('FateGO', text);

    expect({ modes: parsed.items.map(({ mode }) => mode), unread: parsed.unread }).toEqual({ modes, unread });
  });

  it.each(['C呆不要', 'C呆 不要', 'C呆不要啦', 'C呆不要，谢谢', 'C呆不要\n谢谢', 'C呆はいらない', 'C呆以外'])(
    'excludes the preceding word if none follows: %s',
    (text) => {
      expect(query('FateGO', text)).toMatchObject({ items: [{ item: 'svt-284', mode: 'never' }], unread: [] });
    },
  );

  it('counts a level before a name as part of it when it checks what an exclusion touches', () => {
    expect(
      query('FateGO', 'C呆不要 满宝梅林')
        .items.map(({ mode }) => mode)
        .sort(),
    ).toEqual(['must', 'never']);
    expect(
      query('FateGO', '不要C呆 满宝梅林')
        .items.map(({ mode }) => mode)
        .sort(),
    ).toEqual(['must', 'never']);
  });

  it.each([
    ['石3w', { min: 30_000 }],
    ['石1.5万以上', { min: 15_000 }],
    ['石500-800', { min: 500, max: 800 }],
    ['800石以下', { max: 800 }],
    ['石不超过800', { max: 800 }],
    ['三千石', { min: 3000 }],
    ['1,200石', { min: 1200 }],
    ['300抽', { min: 900 }],
  ])('parses the amount in %s', (text, amount) => {
    expect(query('FateGO', text)).toMatchObject({ resources: { sq: amount }, unread: [] });
  });

  it.each([
    ['500以内', { max: 500 }],
    ['预算1.2k', { max: 1200 }],
    ['300-500元', { min: 300, max: 500 }],
    ['15000円以内', { max: 15_000, currency: 'JPY' }],
    ['under $60', { max: 60, currency: 'USD' }],
  ])('parses the price in %s', (text, price) => {
    expect(query('FateGO', text)).toMatchObject({ price, unread: [] });
  });

  it('leaves a bare number and unknown words visible', () => {
    expect(query('FateGO', '梅林 777 脸好').unread).toEqual(['777', '脸好']);
  });
});

describe('parseText for an offer', () => {
  it('returns exact amounts and no wishes', () => {
    const game = gameOf('FateGO');
    const { text: _text, ...parsed } = parsedTextJson(
      game.spec,
      'offer',
      parseText(game, 'offer', '日服 梅林宝2 石800+ 售价500 没有孔明'),
    );

    expect(parsed).toEqual({
      items: [{ item: 'svt-150', level: 2 }],
      resources: { sq: 800 },
      attributes: { server: 'jp' },
      price: { amount: 500 },
      ambiguous: [],
      unread: [],
      sort: null,
    });
  });
});
