import { parseSort } from '@/domain/sortKey';
import { GAMES } from '@/games/games';
import { gameTitle } from '@/games/gameTitle';
import type { Game } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { Meaning, Side } from '@/query-parser/text/token';
import { AMOUNT_WORDS } from '@/query-parser/words/amounts';
import connectiveWords from '@/query-parser/words/connectiveWords.json';
import { expandTemplate } from '@/query-parser/words/expandTemplate';
import fillerWords from '@/query-parser/words/fillerWords.json';
import { ORDER_WORDS } from '@/query-parser/words/orderWords';
import { addWord, type Dictionary, findWord } from './dictionary';

const SKIP: Meaning = { kind: 'skip' };

/** Adds the words that are the same in every game, and the names of this game. */
export function addPlainWords(dictionary: Dictionary, game: Game): void {
  for (const [meaning, words] of [
    ...AMOUNT_WORDS,
    ...CONNECTIVES,
    ...ORDERS,
    [SKIP, Object.values(fillerWords).flat().flatMap(expandTemplate)] as const,
  ]) {
    for (const word of words) addWord(dictionary, foldSymbol(word), meaning, isHiragana(word));
  }
  const names = GAMES.filter(({ family }) => family === game.family).flatMap(gameNames);
  for (const name of new Set(names.map(foldText)))
    if (!endsWithOption(dictionary, name)) addWord(dictionary, name, SKIP);
}

/** 马娘石头号 is the title of a page, but it also states the kind of account, so it must not be skipped. */
function endsWithOption(dictionary: Dictionary, name: string): boolean {
  for (let start = 1; start < name.length - 1; start++) {
    if (/^[a-z0-9]+$/.test(name.slice(start))) continue;
    if (findWord(dictionary, name.slice(start))?.meanings.some(({ kind }) => kind === 'option') === true) return true;
  }
  return false;
}

function gameNames(game: Game): readonly string[] {
  const { names, short, aliases, edition } = game;
  const versions = [...Object.values(short), ...aliases].flatMap((alias) => [alias, `${alias}手游`, `${alias}号`]);
  // Duel Links is the end of Yu-Gi-Oh! Duel Links.
  const ends = Object.values(names).flatMap((name) => name.split(/[!！：:] ?/).slice(1));
  return [
    ...Object.values(names),
    ...Object.values(gameTitle(game)),
    ...ends,
    ...versions,
    ...(edition === null ? [] : ['nore']),
  ];
}

/** Symbols such as - and / are punctuation, which folding drops; w/ and w/o need their slash. */
function foldSymbol(word: string): string {
  return word.includes('/') ? word : foldText(word) || word.normalize('NFKC');
}

function isHiragana(word: string): boolean {
  return /^\p{Script=Hiragana}+$/u.test(word);
}

/** Wishes for an order of the results. */
const ORDERS = ORDER_WORDS.map(([key, words]): readonly [meaning: Meaning, words: readonly string[]] => [
  { kind: 'sort', sort: parseSort(key) },
  words,
]);

type Kind =
  | 'not'
  | 'nice'
  | 'optional'
  | 'ignored'
  | 'oneOf'
  | 'or'
  | 'and'
  | 'must'
  | 'each'
  | 'correction'
  | 'lacking'
  | 'owned';

/** Operator words such as 不要 and 或. The keys of the table hold the kind and the side of the operand, its values are templates. A word
 *  that is listed with two sides has its operand on either. */
const CONNECTIVES = [...connectives()].map(([key, words]): readonly [meaning: Meaning, words: Iterable<string>] => {
  const [kind, side] = key.split('.') as [Kind, Side | undefined];
  return [{ kind, ...(side === undefined ? {} : { side }) } as Meaning, words];
});

function connectives(): ReadonlyMap<string, ReadonlySet<string>> {
  const table = new Map<string, Set<string>>();
  const keys = new Map<string, string>();
  for (const [key, templates] of Object.entries(connectiveWords)) {
    const [kind = ''] = key.split('.');
    for (const word of templates.flatMap(expandTemplate)) {
      const before = keys.get(`${kind} ${word}`);
      const own = before === undefined || before === key ? key : `${kind}.both`;
      if (before !== undefined) table.get(before)?.delete(word);
      keys.set(`${kind} ${word}`, own);
      table.set(own, (table.get(own) ?? new Set()).add(word));
    }
  }
  return table;
}
