import { once } from '@/base/once';
import { foldText } from '@/names/foldText';
import type { TextRange } from '@/query-parser/leftovers/classifyLeftovers';
import { isLatin } from '@/query-parser/text/charKinds';
import words from '@/query-parser/words/priceRoleWords.json';

/** `old`: replaced by another price. `asked`: a price that the seller once asked, which a later sum may replace. `current`: said to be today's
 *  price. */
export type PriceRole = 'old' | 'asked' | 'current' | 'unknown';

/** Characters before and after a sum that can state its role. */
const MAX_CONTEXT = 24;
/** Words between a sum and the word that states its role: 现在 急出 2800. */
const MAX_STEPS = 4;
const CLAUSE_ENDS = '\n。！;';

/** Returns the role that the words around a sum give it: 之前挂1200，现在980拿走.
 *  @param chars  the folded text */
export function priceRole(chars: string, { start, end }: TextRange): PriceRole {
  const { money, oldAfter, currentAfter } = roleWords();
  const after = collapseSpaces(chars.slice(end, end + MAX_CONTEXT)).replace(/^[】\])」 ]+/u, '');
  const rest = after.slice(longestStart(after, money)).replace(/^[】\])」 ]+|^。?←/u, '');
  if (longestStart(rest, oldAfter) > 0) return 'old';
  const role = roleBefore(clauseTextBefore(chars, start));
  return role !== 'old' && longestStart(rest, currentAfter) > 0 ? 'current' : role;
}

function roleBefore(clause: string): PriceRole {
  const { oldBefore, currentBefore, askedBefore, fillers } = roleWords();
  let before = trimEnd(clause);
  let role: PriceRole = 'unknown';
  for (let step = 0; step < MAX_STEPS; step++) {
    const [old, current, asked] = [oldBefore, currentBefore, askedBefore].map((list) => longestEnd(before, list));
    if (old !== undefined && old > 0 && old >= (current ?? 0)) return 'old';
    if (current !== undefined && current > 0) return 'current';
    if (asked !== undefined && asked > 0) role = 'asked';
    const filler = asked || longestEnd(before, fillers);
    if (filler === 0) return role;
    before = trimEnd(before.slice(0, before.length - filler));
  }
  return role;
}

function clauseTextBefore(chars: string, start: number): string {
  let from = start;
  while (from > 0 && start - from < MAX_CONTEXT && !CLAUSE_ENDS.includes(chars.charAt(from - 1))) from--;
  return collapseSpaces(chars.slice(from, start));
}

function collapseSpaces(text: string): string {
  return text.replace(/ {2,}/g, ' ');
}

/** Returns the text without trailing spaces, colons, brackets and signs of a currency. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' :¥$€₩【】[]()「」~'.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Returns the length of the longest word that a text ends with, or 0. */
function longestEnd(text: string, list: readonly string[]): number {
  return longest(
    list,
    (word) =>
      text.endsWith(word) && !(isLatin(word.charCodeAt(0)) && isLatin(text.charCodeAt(text.length - word.length - 1))),
  );
}

/** Returns the length of the longest word that a text starts with, or 0. */
function longestStart(text: string, list: readonly string[]): number {
  return longest(
    list,
    (word) =>
      text.startsWith(word) && !(isLatin(word.charCodeAt(word.length - 1)) && isLatin(text.charCodeAt(word.length))),
  );
}

function longest(list: readonly string[], matches: (word: string) => boolean): number {
  return list.reduce((length, word) => (word.length > length && matches(word) ? word.length : length), 0);
}

/** Folds words like the text, which keeps its spaces; signs such as -> are punctuation. */
function foldAll(list: readonly string[]): readonly string[] {
  return list.map((word) => word.split(' ').map(foldText).join(' ') || word);
}

/** Folded when first needed, because evaluating the parser must not block input for long. */
const roleWords = once(() => ({
  oldBefore: foldAll(words['old.before']),
  oldAfter: foldAll(words['old.after']),
  askedBefore: foldAll(words['asked.before']),
  currentBefore: foldAll(words['current.before']),
  currentAfter: foldAll(words['current.after']),
  fillers: foldAll(words['filler.before']),
  money: foldAll(words.money),
}));
