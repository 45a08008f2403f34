import { type Dictionary, findWord } from '@/query-parser/dictionary/dictionary';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { type Gap, isBreakingGap, type Meaning, type MeaningKind, means, type Token } from '@/query-parser/text/token';

/** A half of a name that means something else, or that is complete. */
const COMPLETE: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  ...(['item', 'resource', 'count', 'option', 'number', 'price', 'money', 'worth', 'times', 'to', 'least'] as const),
  ...(['most', 'not', 'and', 'or', 'link', 'quoted', 'sort'] as const),
]);
/** Longer words are names of their own. */
const MAX_LENGTH = 8;

/** Completes counted words that leave out the half they share with an earlier name: Apples: 233 gold, 410 silver; wonder hourglasses 12,
 *  85 pack ones; UR票3，SR5. */
export function completeNames(
  dictionary: Dictionary,
  tokens: readonly Token[],
  { chars }: FoldedText,
): readonly Token[] {
  let before: string | null = null;
  return tokens.map((token, index) => {
    // A new line is at least a break.
    const startsLine = token.gap === 'break' && chars.slice(tokens[index - 1]?.end ?? 0, token.start).includes('\n');
    if (token.gap === 'stop' || startsLine) before = null;
    if (isCounted(token)) {
      before = withoutSpaces(chars.slice(token.start, token.end));
      return token;
    }
    if (before === null || token.meanings.some(({ kind }) => COMPLETE.has(kind)) || !isBesideNumber(tokens, index))
      return token;
    const text = withoutSpaces(chars.slice(token.start, token.end));
    const meanings = text.length <= MAX_LENGTH ? meaningsOf(dictionary, text, before) : [];
    return meanings.length > 0 ? { ...token, meanings } : token;
  });
}

function isCounted(token: Token): boolean {
  return means(token, 'resource') || means(token, 'count');
}

/** Returns the meanings of a word together with the end or the beginning of an earlier name: gold + apples, ur + 机体. */
function meaningsOf(dictionary: Dictionary, text: string, before: string): readonly Meaning[] {
  for (let length = before.length; length > 0; length--) {
    for (const whole of [text + before.slice(-length), before.slice(0, length) + text]) {
      const meanings = findWord(dictionary, whole)?.meanings.filter(
        ({ kind }) => kind === 'resource' || kind === 'count',
      );
      if (meanings !== undefined && meanings.length > 0) return meanings;
    }
  }
  return [];
}

/** Returns true for a word that follows a number or is followed by one, and shares its clause with nothing else. */
function isBesideNumber(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const gap: Gap = tokens[index]?.gap ?? 'stop';
  const isNumber = (token: Token | undefined) => means(token, 'number');
  const isMeasure = means(tokens[index], 'measure');
  const followsNumber =
    isNumber(before) && !isMeasure && !endsClause(gap) && (endsClause(after?.gap) || isPronoun(after));
  const startsWord = endsClause(gap) || (gap === 'soft' && after?.gap === 'none');
  const precedesNumber = startsWord && isNumber(after) && !endsClause(after?.gap) && endsCount(tokens, index + 2);
  return followsNumber || precedesNumber;
}

function endsCount(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token?.gap !== 'none' || means(token, 'measure');
}

/** 85 pack ones. */
function isPronoun(token: Token | undefined): boolean {
  return means(token, 'skip');
}

function endsClause(gap: Gap | undefined): boolean {
  return gap === undefined || isBreakingGap(gap) || gap === 'join' || gap === 'or';
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\p{P}]+/gu, '');
}
