import { editDistance } from '@/base/editDistance';
import type { Spelling } from '@/names/nameIndex';
import { type Dictionary, findWord } from '@/query-parser/dictionary/dictionary';
import { FUNCTION_WORD } from '@/query-parser/dictionary/latinParts';
import { isLatin, isWordChar } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { meaningOf, means, type Token } from '@/query-parser/text/token';
import { type Candidate, isContraction, isOnWordBoundary, WORD_COST } from './findTokens';
import type { PreparedGame } from './preparedGame';
import { findSimilarSpellings, type TypoIndex } from './typoIndex';

/** A typo costs less than an unread character and more than any exact word. */
const TYPO_COST = WORD_COST + 3;
const MAX_LENGTH = 28;
/** Words of a Latin name on either side of the misspelt one. */
const MAX_WORDS = 3;
const MIN_LENGTH = 3;
/** Four Latin letters are one edit away from too many words: bond and Bony, xing and xiang. */
const MIN_LATIN_LENGTH = 5;
/** Of a pronunciation in Latin letters. */
const MIN_READING_LENGTH = 7;
/** Beyond this number of unread tokens the text is not a list of names. */
const MAX_TOKENS = 150;

/** Searches unread text and its neighbourhood for names one edit away: a character wrong, missing, added or swapped. Accepts only
 *  an unambiguous set of items.
 *  @returns  candidates by start offset, for a second segmentation */
export function findTypos(
  { typoIndex, dictionary }: Pick<PreparedGame, 'typoIndex' | 'dictionary'>,
  folded: FoldedText,
  tokens: readonly Token[],
): ReadonlyMap<number, readonly Candidate[]> {
  const found = new Map<number, Candidate[]>();
  const cache = new Map<string, readonly Spelling[]>();
  let tokenCount = 0;
  for (const [index, token] of tokens.entries()) {
    // 佐岳满 is no misspelt 佐岳May but a name at its highest level.
    if (token.meanings.length > 0 || folded.chars.slice(token.start, token.end) === '满') continue;
    if (tokenCount++ > MAX_TOKENS) break;
    for (const [start, end] of windowsAround(folded, tokens, index)) {
      const word = folded.chars.slice(start, end);
      const spellings = cache.get(word) ?? similarSpellings(typoIndex(), dictionary, word);
      cache.set(word, spellings);
      if (spellings.length === 0 || containsOtherName(tokens, index, start, end, spellings)) continue;
      const candidate = { start, end, meanings: [{ kind: 'item', spellings }] as const, cost: TYPO_COST, isTypo: true };
      found.set(start, [...(found.get(start) ?? []), candidate]);
    }
  }
  return found;
}

/** Returns the ranges to compare: a Latin run with its neighbours, or the ideographs and kana around the unread ones. */
function windowsAround(
  folded: FoldedText,
  tokens: readonly Token[],
  index: number,
): readonly (readonly [number, number])[] {
  const { chars } = folded;
  const token = tokens[index];
  if (token === undefined) return [];
  let end = token.end;
  for (let next = index + 1; tokens[next]?.gap === 'none' && tokens[next]?.meanings.length === 0; next++)
    end = tokens[next]?.end ?? end;
  if (end - token.start > MAX_LENGTH) return [];
  if (isLatin(chars.charCodeAt(token.start))) return latinWindows(folded, token.start, end);
  const [from, to] = rangeAround(chars, token.start, end, tokens, index);
  const windows: (readonly [number, number])[] = [];
  for (let start = from; start <= token.start; start++) {
    for (let stop = Math.max(end, start + 2); stop <= to && stop - start <= MAX_LENGTH; stop++) {
      if (isOnWordBoundary(folded, start, stop)) windows.push([start, stop]);
    }
  }
  return windows;
}

/** Returns a Latin run alone and with the words around it, which may belong to the name: ash blosom, blue-eyes whte dragon. */
function latinWindows({ chars }: FoldedText, start: number, end: number): readonly (readonly [number, number])[] {
  const starts = [start];
  for (let from = wordBefore(chars, start); from !== null && starts.length <= MAX_WORDS; from = wordBefore(chars, from))
    starts.push(from);
  const ends = [end];
  for (let to = wordAfter(chars, end); to !== null && ends.length <= MAX_WORDS; to = wordAfter(chars, to))
    ends.push(to);
  return starts
    .flatMap((from) => ends.map((to) => [from, to] as const))
    .filter(([from, to]) => {
      // I want to see more is about no Tosen.
      const words = chars.slice(from, to).split(' ');
      const isPhrase = [words[0], words[words.length - 1]].some((word) => FUNCTION_WORD.test(word ?? ''));
      return to - from <= MAX_LENGTH && !isContraction(chars, from) && !isPhrase;
    });
}

/** Returns the start of the Latin word before an offset, or null. */
function wordBefore(chars: string, offset: number): number | null {
  let end = offset;
  while (isInsideName(chars[end - 1])) end--;
  let start = end;
  while (isLatin(chars.charCodeAt(start - 1))) start--;
  return end === offset || start === end ? null : start;
}

/** Returns the end of the Latin word after an offset, or null. */
function wordAfter(chars: string, offset: number): number | null {
  let start = offset;
  while (isInsideName(chars[start])) start++;
  let end = start;
  while (isLatin(chars.charCodeAt(end))) end++;
  return start === offset || end === start ? null : end;
}

function isInsideName(char: string | undefined): boolean {
  return char !== undefined && ' -:.&'.includes(char);
}

/** Item names and single characters may be fragments of the misspelt name; amounts and values may not. */
function rangeAround(
  chars: string,
  start: number,
  end: number,
  tokens: readonly Token[],
  index: number,
): readonly [number, number] {
  let from = start;
  let to = end;
  for (
    let before = index - 1;
    tokens[before + 1]?.gap === 'none' && canBeNameFragment(tokens[before]) && start - from < 6;
    before--
  )
    from = tokens[before]?.start ?? from;
  let after = index + 1;
  while (tokens[after] !== undefined && (tokens[after]?.start ?? 0) < end) after++;
  for (; tokens[after]?.gap === 'none' && canBeNameFragment(tokens[after]) && to - end < 8; after++)
    to = tokens[after]?.end ?? to;
  while (from < start && !isWordChar(chars[from] ?? '')) from++;
  return [from, to];
}

function canBeNameFragment(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (means(token, 'item')) return true;
  if (token.meanings.length === 0) return true;
  const number = meaningOf(token, 'number');
  return token.end - token.start === 1 && number === undefined;
}

/** 泳装白子 is not a typo of 泳装花子, and in 爱摩根 one is not of 雨摩根: a correctly written name counts as a fragment only of a name of the
 *  same item. */
function containsOtherName(
  tokens: readonly Token[],
  index: number,
  start: number,
  end: number,
  spellings: readonly Spelling[],
): boolean {
  return tokens.slice(Math.max(0, index - 8), index + 9).some((token) => {
    const item = meaningOf(token, 'item');
    if (item === undefined || token.start < start || token.end > end || token.end - token.start === 1) return false;
    const named = item.spellings.filter(isNameOrAlias);
    return named.length > 0 && !named.some((one) => spellings.some(({ item: other }) => other === one.item));
  });
}

function isNameOrAlias({ form }: Spelling): boolean {
  return form === 'name' || form === 'alias';
}

function similarSpellings(typoIndex: TypoIndex, dictionary: Dictionary, word: string): readonly Spelling[] {
  const withoutSpaces = word.replace(/[ \-:.&]/g, '');
  // 买不起 is a verb with its negation rather than 对不起; Song for Prism is the game.
  if (/[0-9\s]|^prisms?$|\p{Script=Han}不/u.test(withoutSpaces)) return [];
  if (withoutSpaces.length < (/^[a-z]+$/.test(withoutSpaces) ? MIN_LATIN_LENGTH : MIN_LENGTH)) return [];
  const found = [...findSimilarSpellings(typoIndex, withoutSpaces)].filter(
    (one) => isOneTypoAway(one.folded, withoutSpaces) && !isOtherReading(one, withoutSpaces),
  );
  const named = found.filter(isNameOrAlias);
  const candidates = named.length > 0 ? named : found;
  // Two different names one edit away are ambiguous.
  const names = new Set(candidates.map(({ folded }) => folded));
  if (names.size > 1 && new Set(candidates.map(({ item }) => item)).size > 1) return [];
  return onePerItem([...candidates, ...[...names].flatMap((name) => sharedSpellings(dictionary, name))]);
}

/** Returns the spellings that only the dictionary has: cards that inherit the nickname of their character. */
function sharedSpellings(dictionary: Dictionary, name: string): readonly Spelling[] {
  const item = findWord(dictionary, name)?.meanings.find(({ kind }) => kind === 'item');
  return item?.kind === 'item' ? item.spellings : [];
}

/** Returns true for a pronunciation that is still being typed (heis is the start of heishen) or too short to be misspelt: bei he is
 *  not bei ye. */
function isOtherReading({ folded, form }: Spelling, word: string): boolean {
  return form === 'reading' && (folded.length < MIN_READING_LENGTH || folded.startsWith(word));
}

/** First characters that distinguish items of similar names, or that may precede any name. */
const DISTINCTIVE: ReadonlySet<string> = new Set('新老大小黑白有要求收春夏冬圣狂剑弓枪骑术杀仇速耐力根智友礼泳水');

function isOneTypoAway(spelling: string, word: string): boolean {
  if (Math.abs(spelling.length - word.length) > 1) return false;
  // 夏サブリナ is another version of サブリナ.
  if (DISTINCTIVE.has(word[0] ?? '') && word.slice(1) === spelling) return false;
  // 露娜琳德肝到UR is no misspelt 露娜琳德冬.
  if (DISTINCTIVE.has(spelling.slice(-1)) && word.slice(0, -1) === spelling.slice(0, -1)) return false;
  // 大学生 is not 小学生 and 新武藏 is not 水武藏: a distinctive first character excludes a typo.
  if (/^\p{Script=Han}{3,4}$/u.test(spelling)) {
    if (word.length !== spelling.length && !sharesEnds(word, spelling)) return false;
    if (word[0] !== spelling[0] && (DISTINCTIVE.has(word[0] ?? '') || DISTINCTIVE.has(spelling[0] ?? ''))) return false;
  }
  if (/^[a-z]+$/.test(spelling)) {
    if (spelling[0] !== word[0] && spelling.length < 8) return false;
    // A letter tells models apart: G高达 is not ν高达.
  } else if (lettersOf(spelling) !== lettersOf(word)) return false;
  return editDistance(spelling, word, 1) <= 1;
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z\p{Script=Greek}]+/gu, '');
}

/** 斯卡萨哈 is 斯卡哈 with a character too many; 大 before or 号 after a name is not. */
function sharesEnds(word: string, spelling: string): boolean {
  return word[0] === spelling[0] && word[word.length - 1] === spelling[spelling.length - 1];
}

function onePerItem(spellings: readonly Spelling[]): readonly Spelling[] {
  return [...new Map(spellings.map((one) => [one.item, one])).values()];
}
