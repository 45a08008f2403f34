import { childOf, type Dictionary, type Entry, entryOf, ROOT } from '@/query-parser/dictionary/dictionary';
import { gapOfChar, isDigit, isLatin, isWordChar } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import type { Meaning, MeaningKind } from '@/query-parser/text/token';
import { endOfPattern, operatorPatternsAt } from '@/query-parser/words/operatorPatterns';
import { gapLength } from './gapLength';
import { isGroupSeparator, parseNumber } from './parseNumber';
import { parseQuoted, type QuotedFields } from './parseQuoted';

/** A possible word at an offset, with the cost of choosing it. */
export type Candidate = {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  readonly cost: number;
  readonly isTypo: boolean;
};

export type TokenSources = { readonly dictionary: Dictionary; readonly fields: QuotedFields };

/** Kinds of spec words, which may be written with a space inside. */
const SPEC_KINDS: ReadonlySet<MeaningKind> = new Set<MeaningKind>(['option', 'resource', 'count']);

/** Minimum cost of a word. One unread ideograph costs more than two words. */
export const WORD_COST = 4;

/** Names written with a space or a mark inside: A.A., BB 迪拜. */
const INNER_GAP = /[\p{L}\p{N}][\p{P}\s]+[\p{L}\p{N}]/u;

/** Receives a candidate as plain arguments, which avoids an object per candidate. */
export type TakeCandidate = (
  start: number,
  end: number,
  cost: number,
  meanings: readonly Meaning[],
  isTypo: boolean,
) => void;

/** Finds every word that starts at an offset. */
export function findTokens(
  { dictionary, fields }: TokenSources,
  folded: FoldedText,
  start: number,
  take: TakeCandidate,
): void {
  const { chars } = folded;
  const char = chars.charAt(start);
  const isWord = isWordChar(char);
  const quoted = isWord ? parseQuoted(fields, folded, start) : null;
  if (quoted !== null) {
    take(quoted.start, quoted.end, quoted.cost, quoted.meanings, false);
    return;
  }
  if (isWord || gapOfChar(char) === 'mark') walk(dictionary, folded, start, take);
  if (!isWord || isDigit(chars.charCodeAt(start - 1)) || isInDecimal(chars, start)) return;
  for (const pattern of operatorPatternsAt(chars, start)) {
    const end = endOfPattern(pattern, chars, start);
    if (end > start && isOnWordBoundary(folded, start, end)) take(start, end, WORD_COST, pattern.meanings, false);
  }
  const number = parseNumber(chars, start);
  if (number === null || number.value > 1e15) return;
  const { value, upper, unit } = number;
  const meanings: readonly Meaning[] = [
    { kind: 'number', value, ...(upper === undefined ? {} : { upper }), unit, spellings: [] },
  ];
  // 三井 counts pity rounds; other single digits are more often part of a word.
  const isPartOfWord = number.isSingleHanDigit && chars[number.end] !== '井';
  take(start, number.end, WORD_COST + (isPartOfWord ? 3 : 0), meanings, false);
}

/** Walks the trie along the text, skipping spaces and punctuation inside longer words. */
function walk(dictionary: Dictionary, folded: FoldedText, start: number, take: TakeCandidate): void {
  const { chars } = folded;
  let node = ROOT;
  let gapCount = 0;
  let hasClauseBreak = false;
  let hasSpace = false;
  for (let end = start; end < chars.length; ) {
    const next = childOf(dictionary, node, chars.charCodeAt(end));
    if (next !== ROOT) {
      node = next;
      end++;
      const entry = entryOf(dictionary, node);
      if (
        entry === null ||
        !isOnWordBoundary(folded, start, end) ||
        !isCompleteWord(entry, folded, end, gapCount, hasClauseBreak, dictionary)
      )
        continue;
      // In `an NA account` the article begins no reading (an na, 安娜), nor does I'm on a budget contain Mona.
      const isCut = hasSpace && (chars.startsWith('an ', start) || isContraction(chars, start));
      const meanings = isCut ? [] : meaningsOf(entry, folded, start, end);
      const isSplit = hasSpace && (isWordChar(chars.charAt(end)) || HEADING_MARK.test(chars.charAt(end)));
      if (meanings.length > 0) take(start, end, costOf(entry, gapCount) + (isSplit ? SPLIT_COST : 0), meanings, false);
      continue;
    }
    const skipped = end === start ? 0 : gapLength(chars, end);
    if (skipped === 0) return;
    gapCount++;
    for (let step = 0; step < skipped; step++) {
      const char = chars.charAt(end + step);
      if (char === '\n') return;
      hasSpace ||= char === ' ';
      hasClauseBreak ||= endsClause(chars, end + step);
    }
    end += skipped;
  }
}

/** Returns true behind an apostrophe. */
export function isContraction(chars: string, offset: number): boolean {
  return /'/.test(chars.charAt(offset - 1));
}

/** A full stop inside a name (A.A., T.M. Opera O) does not end a clause. A colon ends a heading (皇冠：超梦ex), but not after Latin letters or
 *  digits (S:P, Number 39: Utopia). */
function endsClause(chars: string, offset: number): boolean {
  const char = chars.charAt(offset);
  if (char === ':') return !followsLatinWord(chars, offset);
  if (HEADING_MARK.test(char)) return true;
  const gap = gapOfChar(char);
  return char !== '.' && gap !== 'soft' && gap !== 'mark';
}

/** Signs between a heading and its names: クラウン🔷アルセウスex. */
const HEADING_MARK = /[\ud83d▶◆■]/;

/** Returns true after Latin letters and after a number of its own, unlike that of 星3. */
function followsLatinWord(chars: string, offset: number): boolean {
  let start = offset;
  while (isDigit(chars.charCodeAt(start - 1))) start--;
  return isLatin(chars.charCodeAt(start - 1)) || (start < offset && (start === 0 || chars[start - 1] === ' '));
}

/** Returns true if a range does not cut a Latin word or a number in two. */
export function isOnWordBoundary(
  { chars, caseBoundaries }: Pick<FoldedText, 'chars' | 'caseBoundaries'>,
  start: number,
  end: number,
): boolean {
  const first = chars.charCodeAt(start);
  const last = chars.charCodeAt(end - 1);
  if (isLatin(first) && isLatin(chars.charCodeAt(start - 1)) && !caseBoundaries.has(start)) return false;
  if (isLatin(last) && isLatin(chars.charCodeAt(end)) && !caseBoundaries.has(end)) return false;
  if (isDigit(first) && (isDigit(chars.charCodeAt(start - 1)) || isInDecimal(chars, start))) return false;
  return !(isDigit(last) && (isDigit(chars.charCodeAt(end)) || isInDecimal(chars, end)));
}

/** Returns true at and after a full stop or a comma inside a number. */
function isInDecimal(chars: string, start: number): boolean {
  return isInnerMark(chars, start) || isInnerMark(chars, start - 1);
}

function isInnerMark(chars: string, index: number): boolean {
  if (chars[index] === ',') return isDigit(chars.charCodeAt(index - 1)) && isGroupSeparator(chars, index);
  return chars[index] === '.' && isDigit(chars.charCodeAt(index - 1)) && isDigit(chars.charCodeAt(index + 1));
}

function isCompleteWord(
  entry: Entry,
  folded: FoldedText,
  end: number,
  gapCount: number,
  hasClauseBreak: boolean,
  dictionary: Dictionary,
): boolean {
  const { chars } = folded;
  if (gapCount > 0 && !canContainGaps(entry, hasClauseBreak)) return false;
  if (isInsideHiragana(entry, folded, end)) return false;
  // The article "a" is not part of A4 or A级.
  if (
    isLatinWord(entry.folded, 1) &&
    entry.meanings.every(({ kind }) => kind === 'skip') &&
    isWordChar(chars[end] ?? '')
  )
    return false;
  const { length } = entry.folded;
  // 5000+10 is a sum, Luna +5 a tier.
  if (length > 1 && entry.folded[0] === '+' && isDigit(chars.charCodeAt(end - length - 1))) return false;
  // 0凸1枚 is one card without limit breaks, not 凸1.
  if (length === 2 && isDigit(chars.charCodeAt(end - 3)) && isDigit(chars.charCodeAt(end - 1)) && isCopy(chars, end))
    return false;
  // A short Latin nickname before a digit is not a name (SP3), unless the digit starts a level (ZZ1破).
  if (!isDigit(chars.charCodeAt(end)) || !isLatinWord(entry.folded, MAX_NICKNAME)) return true;
  return (
    !entry.meanings.every(({ kind }) => kind === 'item') ||
    isCardCount(entry, chars, end) ||
    beginsLevel(dictionary, folded, end)
  );
}

/** Decks hold up to three copies of a card: 灰3 G3. */
function isCardCount({ meanings }: Entry, chars: string, end: number): boolean {
  if (!/^[1-3](?![a-z0-9])/.test(chars.slice(end, end + 2))) return false;
  return meanings.every((one) => one.kind === 'item' && one.spellings.every(({ item }) => item.kind === 'card'));
}

/** Letters of a short Latin nickname. */
const MAX_NICKNAME = 3;

/** Returns true for one Latin letter up to a maximum number. Runs for every word found, for which a regular expression is too slow. */
function isLatinWord(word: string, maxLength: number): boolean {
  if (word.length > maxLength) return false;
  for (let index = 0; index < word.length; index++) if (!isLatin(word.charCodeAt(index))) return false;
  return true;
}

function isCopy(chars: string, end: number): boolean {
  return '凸破'.includes(chars.charAt(end - 2)) && '枚张'.includes(chars.charAt(end) || ' ');
}

/** A short name in katakana inside hiragana is a coincidence: ギル in 高すぎる, ハナ in ではない, マスカ in ありますか. */
function isInsideHiragana({ folded: word, meanings, inHiragana }: Entry, folded: FoldedText, end: number): boolean {
  if (word.length > 3 || inHiragana.length > 0) return false;
  const start = end - word.length;
  if (!isHiraganaAt(folded, start) || !isHiraganaAt(folded, end - 1)) return false;
  if (!isHiraganaAt(folded, start - 1) && !isHiraganaAt(folded, end)) return false;
  return !meanings.some((one) => one.kind !== 'item' || one.spellings.some(({ text }) => isHiragana(text)));
}

function isHiraganaAt({ text, starts }: FoldedText, offset: number): boolean {
  const code = text.charCodeAt(starts[offset] ?? -1);
  return (code >= 0x3041 && code <= 0x3096) || (code >= 0x309d && code <= 0x309f);
}

function beginsLevel(dictionary: Dictionary, folded: FoldedText, start: number): boolean {
  let node = ROOT;
  for (let end = start; end < folded.chars.length; ) {
    node = childOf(dictionary, node, folded.chars.charCodeAt(end++));
    if (node === ROOT) return false;
    const isLevel = entryOf(dictionary, node)?.meanings.some(({ kind }) => kind === 'level') === true;
    if (isLevel && isOnWordBoundary(folded, start, end)) return true;
  }
  return false;
}

function canContainGaps({ folded, meanings }: Entry, hasClauseBreak: boolean): boolean {
  // 2-14 is a range, not the nickname 214.
  if (/^[0-9]+$/.test(folded)) return false;
  const isLongName = folded.length >= 3 && (/[a-z0-9]/.test(folded) || meanings.some(({ kind }) => kind === 'item'));
  const isLongValue = folded.length >= 4 && meanings.some(({ kind }) => SPEC_KINDS.has(kind));
  if (!hasClauseBreak && (isLongName || isLongValue)) return true;
  return meanings.some(
    (meaning) =>
      meaning.kind === 'item' &&
      meaning.spellings.some(
        ({ text }) => /[,/]/.test(text.normalize('NFKC')) || (!hasClauseBreak && INNER_GAP.test(text)),
      ),
  );
}

/** Function words in hiragana take precedence: ある is not アル. */
function meaningsOf({ meanings, inHiragana }: Entry, { text, starts, ends }: FoldedText, start: number, end: number) {
  if (inHiragana.length === 0) return meanings;
  return isHiragana(text.slice(starts[start] ?? 0, ends[end - 1] ?? 0)) ? inHiragana : meanings;
}

function isHiragana(text: string): boolean {
  return /^\p{Script=Hiragana}+$/u.test(text);
}

function costOf(entry: Entry, gapCount: number): number {
  entry.cost ??= entryCost(entry);
  return entry.cost + gapCount * GAP_COST;
}

/** A symbol that is a word costs no more than a skipped one. */
function entryCost({ folded, meanings: regularMeanings, inHiragana }: Entry): number {
  if (![...folded].some(isWordChar)) return 0;
  const meanings = regularMeanings.length === 0 ? inHiragana : regularMeanings;
  return WORD_COST + Math.min(...meanings.map((meaning) => extraCost(meaning, folded)));
}

function extraCost(meaning: Meaning, folded: string): number {
  const single = folded.length === 1;
  switch (meaning.kind) {
    case 'item':
      return (single ? 2 : 0) + Math.min(...meaning.spellings.map(({ form }) => FORM_COST[form]));
    case 'level':
      // 宝3宝具本 is 宝3 and something else, not 3宝 after something.
      // Luna +5 is a tier rather than a sign and a number.
      return single ? 1 : folded.startsWith('+') ? -0.1 : /^[0-9]/.test(folded) ? 0.5 : 0.3;
    case 'skip':
      return single ? 2 : 0.6;
    case 'resource':
    case 'number':
      return 0;
    default:
      return single ? 1 : 0.3;
  }
}

/** In 皮卡丘ex 皇冠超梦 the crown belongs to the name it touches, although 皮卡丘ex（皇冠） is a name. */
const SPLIT_COST = 4.5;
/** Makes an unbroken word cheaper than the same word with gaps. */
const GAP_COST = 0.2;

const FORM_COST = { name: 0, alias: 0, variant: 0.3, bare: 0.4, part: 1, reading: 0.8, initials: 1.5 } as const;
