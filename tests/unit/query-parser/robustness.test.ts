/** @jest-environment node */
import fc from 'fast-check';
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { spellingsOf } from '@/names/itemNames';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText } from '@/query-parser/result/parsedText';
import { isWordChar } from '@/query-parser/text/charKinds';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import connectiveWords from '@/query-parser/words/connectiveWords.json';
import { expandTemplate } from '@/query-parser/words/expandTemplate';
import fillerWords from '@/query-parser/words/fillerWords.json';
import { loadGame } from '../../bench/parsing/loadGame';

const GAMES: readonly GameId[] = ['FateGO', 'UmaMusume', 'pokemontcgp', 'MasterDuel', 'Mememori_jp'];
const RUNS = 250;

const OPERATORS = Object.values(connectiveWords).flat().flatMap(expandTemplate);
const FILLERS = Object.values(fillerWords).flat().flatMap(expandTemplate);
const ORDERS = ['价格从低到高', '便宜的优先', '按时间', '安い順', '新着優先', 'most expensive first', 'newest on top'];
const LEVELS = [
  '满破',
  '3破',
  '宝5',
  '★5',
  '5星',
  'LR+5',
  '各1张',
  '×3',
  'lb3',
  '完凸',
  '双',
  '满星',
  'Lv.120',
  '专武3',
];
const AMOUNTS = [
  '800',
  '3万',
  '3w5',
  '500-800',
  '二百到五百',
  '¥300',
  '5千円',
  '30k',
  '１，２００',
  '300左右',
  '0',
  '①',
  '⑤',
  'Ⅲ',
];
const SEPARATORS = [
  '，',
  '、',
  '；',
  '。',
  '\n',
  '：',
  ':',
  '｜',
  '/',
  ' ',
  '　',
  '→',
  '（',
  '）',
  '【',
  '】',
  '…',
  '—',
  '"',
  '「',
  '+',
  '~',
];
const NOISE = [
  '🙏',
  'ｶﾞ',
  '\u200d',
  '\ufe0f',
  '\u0301',
  'qq12345678',
  '𠮷',
  '\ud83d',
  '文字:"',
  '店铺:!"x"',
  'A.A.',
  '0x1F',
  '１',
];

const games = new Map<GameId, PreparedGame>();
beforeAll(async () => {
  for (const id of GAMES) games.set(id, await loadGame(gameById(id)));
});

function gameOf(id: GameId): PreparedGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Texts of a game made of words of its dictionary, operators, separators and noise, in any order. */
function textsOf(id: GameId): fc.Arbitrary<string> {
  const names = gameOf(id).roster.items.flatMap((item) => [item.names.zh, ...spellingsOf(item)]);
  const piece = fc.oneof(
    ...[names, OPERATORS, FILLERS, ORDERS, LEVELS, AMOUNTS, SEPARATORS, SEPARATORS, NOISE].map((words) =>
      fc.constantFrom(...words),
    ),
  );
  return fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
}

function spansOf({ items, ambiguous, ranges, choices, price, unread, skipped }: ParsedText) {
  const found = [items, ambiguous, ranges, choices, unread, price === null ? [] : [price]].flat();
  return [...found.map(({ span }) => span), ...skipped];
}

describe.each(GAMES)('a text of words, operators and noise of %s', (id) => {
  it.each(['query', 'offer'] as const)('is parsed completely as a(n) %s', (mode) => {
    fc.assert(
      fc.property(textsOf(id), (text) => {
        const parsed = parseText(gameOf(id), mode, text);
        const spans = spansOf(parsed);
        expect(spans.filter(({ start, end }) => start < 0 || start >= end || end > text.length)).toEqual([]);
        const dropped = [...text.matchAll(/./gsu)].filter(
          ({ 0: char, index }) =>
            isWordChar(char.normalize('NFKC')) &&
            !/\p{M}/u.test(char) &&
            !spans.some((span) => span.start <= index && index < span.end),
        );
        expect(dropped.map(([char]) => char)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 22 },
    );
  });

  it('has no item that is both wanted and refused', () => {
    fc.assert(
      fc.property(textsOf(id), (text) => {
        const { items } = parseText(gameOf(id), 'query', text);
        expect(new Set(items.map(({ item }) => item)).size).toBe(items.length);
      }),
      { numRuns: RUNS, seed: 23 },
    );
  });
});
