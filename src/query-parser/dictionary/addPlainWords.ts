import type { Steps } from '@/base/steps';
import { GAMES } from '@/games/games';
import { gameTitle } from '@/games/gameTitle';
import type { Game } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { Meaning, Side } from '@/query-parser/text/token';
import { AMOUNT_WORDS } from '@/query-parser/words/amounts';
import connectiveWords from '@/query-parser/words/connectiveWords.json';
import { expandTemplate } from '@/query-parser/words/expandTemplate';
import fillerWords from '@/query-parser/words/fillerWords.json';
import { addWord, type Dictionary, findWord } from './dictionary';

const SKIP: Meaning = { kind: 'skip' };

/** Words after which a long list is interrupted. */
const STEP = 200;

/** Adds the words that are the same in every game, and the names of this game. */
export function* addPlainWords(dictionary: Dictionary, game: Game): Steps<void> {
  let added = 0;
  for (const [meaning, words] of plainWords(yield* connectives())) {
    for (const word of words) {
      addWord(dictionary, foldSymbol(word), meaning, isHiragana(word));
      if (++added % STEP === 0) yield;
    }
  }
  const names = GAMES.filter(({ family }) => family === game.family).flatMap(gameNames);
  for (const name of new Set(names.map(foldText)))
    if (!endsWithOption(dictionary, name)) addWord(dictionary, name, SKIP);
}

type WordsOfMeaning = readonly [meaning: Meaning, words: Iterable<string>];

/** Lists the words while they are added, because expanding all of them takes longer than a frame. */
function* plainWords(connectiveTable: ReadonlyMap<string, ReadonlySet<string>>): Iterable<WordsOfMeaning> {
  yield* AMOUNT_WORDS;
  for (const [key, words] of connectiveTable) yield [connectiveMeaning(key), words];
  for (const templates of Object.values(fillerWords))
    for (const template of templates) yield [SKIP, expandTemplate(template)];
}

/** 马娘石头号 is the title of a page, but it also states the kind of account, so it must not be skipped. */
function endsWithOption(dictionary: Dictionary, name: string): boolean {
  for (let start = 1; start < name.length - 1; start++) {
    // Few Latin endings are words of their own: MementoMori JP.
    const isLatin = /^[a-z0-9]+$/.test(name.slice(start));
    const meanings = findWord(dictionary, name.slice(start))?.meanings ?? [];
    if (meanings.some((one) => one.kind === 'option' && (!isLatin || one.facet === 'server'))) return true;
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

function connectiveMeaning(key: string): Meaning {
  const [kind, side] = key.split('.') as [Kind, Side | undefined];
  return { kind, ...(side === undefined ? {} : { side }) } as Meaning;
}

/** Other forms and spellings of Japanese words: polite, rude, in kanji. */
const FORMS: readonly (readonly [string, string])[] = [
  ['ありません', 'ございません'],
  ['らない', 'らねえ'],
  ['ください', '下さい'],
  ['は無理', 'はムリ'],
];

/** Returns a word in all its forms: いらない, いらねえ. */
function formsOf(word: string): readonly string[] {
  const others = FORMS.filter(([ending]) => word.includes(ending)).map((form) => word.replace(...form));
  return [word, ...others];
}

let connectiveTable: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Lists the operator words such as 不要 and 或. The keys of the table hold the kind and the side of the operand, its values are templates.
 *  A word that is listed with two sides has its operand on either. Cached, because all games have the same. */
function* connectives(): Steps<ReadonlyMap<string, ReadonlySet<string>>> {
  if (connectiveTable !== null) return connectiveTable;
  const table = new Map<string, Set<string>>();
  const keys = new Map<string, string>();
  for (const [key, templates] of Object.entries(connectiveWords)) {
    const [kind = ''] = key.split('.');
    for (const word of templates.flatMap(expandTemplate).flatMap(formsOf)) {
      const before = keys.get(`${kind} ${word}`);
      const own = before === undefined || before === key ? key : `${kind}.both`;
      if (before !== undefined) table.get(before)?.delete(word);
      keys.set(`${kind} ${word}`, own);
      table.set(own, (table.get(own) ?? new Set()).add(word));
      if (keys.size % STEP === 0) yield;
    }
  }
  connectiveTable = table;
  return table;
}
