import { isModifier } from '@/query-parser/dictionary/levelOf';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Joins the tokens of ×3 or 3张 next to a name into one part. */
export function joinCounts(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (let index = 0; index < parts.length; ) {
    const length = countLength(parts, index);
    joined.push(
      length > 1
        ? makeTextPart(
            parts.slice(index, index + length).flatMap(({ tokens }) => tokens),
            null,
          )
        : (parts[index] as TextPart),
    );
    index += Math.max(1, length);
  }
  return joined;
}

function countLength(parts: readonly TextPart[], index: number): number {
  const first = wordOf(parts[index]);
  const second = wordOf(parts[index + 1]);
  const third = wordOf(parts[index + 2]);
  if (isModifier(first) && second?.gap === 'none' && isBound(second)) return 2;
  if (isTimes(first) && isNumber(second) && !isBreakingGap(second?.gap)) return isMeasure(third) ? 3 : 2;
  // ブラック・マジシャン三枚
  if (meaningOf(first, 'copies')?.prefix === true && isMeasure(second)) return 2;
  if (!isNumber(first)) return 0;
  if (isMeasure(second)) return third?.gap === 'none' && isBound(third) ? 3 : 2;
  // 2+ S:P Little Knight
  const value = meaningOf(first, 'number')?.value ?? 0;
  if (isBound(second) && second?.gap === 'none' && value <= MAX_COPIES && isName(parts[index + 2], third?.gap))
    return 2;
  // 3×灰流丽 and ash 3x count the name; in 梅林 2 ×30 the sign belongs to the second number.
  if (isTimes(second) && second?.gap === 'none' && !isNumber(third)) return 2;
  // 2 x Nibiru, Nibiru 2 x
  const hasNameOnOneSide = isName(parts[index - 1], first?.gap) !== isName(parts[index + 2], third?.gap);
  if (isTimes(second) && second?.gap === 'soft' && hasNameOnOneSide) return 2;
  return 0;
}

/** Treats a small number next to a name as a count in card games, where decks hold up to three copies: 灰3, 3 ash. */
export function nameCopies(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, index) => {
    const [token] = part.tokens;
    const value = meaningOf(token, 'number')?.value ?? 0;
    if (
      part.entity !== null ||
      token === undefined ||
      means(token, 'copies') ||
      value < 1 ||
      value > MAX_COPIES ||
      !Number.isInteger(value)
    )
      return part;
    const isCounted = [index - 1, index + 1].some(
      (position) =>
        // An asterisk at the beginning of a line is the bullet of a list.
        (isTimes(wordOf(parts[position])) && !isBreakingGap(parts[position]?.gap)) ||
        means(wordOf(parts[position]), 'measure'),
    );
    // Toon World at least 3
    const before = isAtLeast(parts[index - 1]) || isTopic(parts[index - 1]) ? parts[index - 2] : parts[index - 1];
    const isBeside = isName(before, part.gap) || isName(parts[index + 1], parts[index + 1]?.gap);
    // Ash and Maxx C, three each
    const isEach =
      (means(wordOf(parts[index + 1]), 'each') && parts[index + 1]?.gap === 'soft') ||
      isEachAt(wordOf(parts[index - 1]));
    // 3 Ash, hm, 2 will do
    const isCorrected = means(wordOf(parts[index - 1]), 'correction');
    if (isCounted || !(isBeside || isEach || isCorrected)) return part;
    return { ...part, tokens: [{ ...token, meanings: [{ kind: 'copies', count: value, prefix: false }] }] };
  });
}

/** Decks hold up to three copies of a card. */
export const MAX_COPIES = 3;

function isName(part: TextPart | undefined, gap: Token['gap'] | undefined): boolean {
  return means(wordOf(part), 'item') && !isBreakingGap(gap);
}

function isAtLeast(part: TextPart | undefined): boolean {
  return means(wordOf(part), 'least');
}

/** Canadia is [2] */
function isTopic(part: TextPart | undefined): boolean {
  const word = wordOf(part);
  return word !== undefined && word.end - word.start <= 2 && means(word, 'skip');
}

/** Ash and Maxx C, all at three. The word alone begins a list: all three, both 2 */
function isEachAt(word: Token | undefined): boolean {
  return word !== undefined && word.end - word.start > 'both'.length && means(word, 'each');
}

function wordOf(part: TextPart | undefined): Token | undefined {
  return part?.entity === null ? part.tokens[0] : undefined;
}

function isNumber(token: Token | undefined): boolean {
  return means(token, 'number');
}

function isTimes(token: Token | undefined): boolean {
  return means(token, 'times');
}

const MIN_MEASURE_LENGTH = 3;

/** Latin measures follow a space: 2 copies. */
function isMeasure(token: Token | undefined): boolean {
  const isWord = token?.gap === 'soft' && token.end - token.start >= MIN_MEASURE_LENGTH;
  return (token?.gap === 'none' || isWord) && means(token, 'measure');
}

/** 宝2以上, LR5+: levels are minimum levels anyway. */
function isBound(token: Token | undefined): boolean {
  return token?.meanings.some((one) => one.kind === 'least' && one.side !== 'before') === true;
}
