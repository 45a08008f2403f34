import type { ParseMode } from '@/query-parser/result/parsedText';
import { hasNoMeaning, type TextPart } from '@/query-parser/text/textPart';
import { isScopeOperator, type MeaningKind, means, type Side } from '@/query-parser/text/token';
import { type ClausePart, findSections, type Section } from './findSections';
import { hasMeaning, isContentWord } from './operatorScope';

/** Part after operators were applied. `isNegated` covers values and amounts, which have no mode. */
export type InterpretedPart = TextPart & {
  readonly isNegated: boolean;
  /** Understood, but without effect: 梅林无所谓, a corrected amount. Its words are skipped. */
  readonly isIgnored: boolean;
  /** Neither wanted nor excluded, because its clause was not understood; its words stay unread. */
  readonly isDoubtful: boolean;
  /** Named as good enough rather than as a wish: 国服也行, `guest is fine`. */
  readonly isAccepted: boolean;
  /** The operator that the part was read as, which also becomes a skipped word. */
  readonly operator: MeaningKind | null;
};

/** The parts of a text that operators are applied to. */
export type OperatorText = {
  readonly parts: MutablePart[];
  readonly mode: ParseMode;
  readonly chars: string;
  readonly sections: readonly Section[];
};

export type MutablePart = { -readonly [Key in keyof TextPart]: TextPart[Key] } & {
  isNegated: boolean;
  isIgnored: boolean;
  /** True if a later part corrects it. */
  readonly isReplaced: boolean;
  isDoubtful: boolean;
  isAccepted: boolean;
  isUsed: boolean;
  operator: MeaningKind | null;
};

/** A word that is read as an operator. */
export type Operator = {
  readonly word: MutablePart;
  /** Index of the word. */
  readonly index: number;
  readonly kind: 'not' | 'nice' | 'ignored' | 'optional';
  readonly side: Side;
  /** Marks an operand. */
  readonly apply: (operand: MutablePart) => void;
};

/** Prepares parts for operators.
 *  @param replaced  parts that a later one corrects
 *  @param chars  the folded text */
export function makeOperatorText(
  parts: readonly TextPart[],
  replaced: ReadonlySet<TextPart>,
  mode: ParseMode,
  chars: string,
): OperatorText {
  // Listing the properties is several times faster than spreading thousands of parts.
  const mutable = parts.map((part) => ({
    start: part.start,
    end: part.end,
    gap: part.gap,
    tokens: part.tokens,
    entity: part.entity,
    extraRanges: part.extraRanges,
    isTypo: part.isTypo,
    mode: part.mode,
    isDistributed: part.isDistributed,
    isExcepted: part.isExcepted === true,
    isNegated: part.mode === 'never',
    isIgnored: replaced.has(part),
    isReplaced: replaced.has(part),
    isDoubtful: false,
    isAccepted: false,
    isUsed: false,
    operator: null,
  }));
  return {
    parts: mutable,
    mode,
    chars,
    sections: findSections(
      mutable.map((part) => toClausePart(part, chars)),
      chars,
    ),
  };
}

/** A name begins with the level or the costume in front of it: one of these:⏎- immersive A. */
export function toClausePart({ start, end, gap, entity, tokens, extraRanges }: TextPart, chars: string): ClausePart {
  return {
    start: chars[start - 1] === ' ' ? (extraRanges.find((range) => range.end === start - 1)?.start ?? start) : start,
    end,
    gap,
    entity,
    tokens,
    isName: entity?.kind === 'item',
    states: isScopeOperator(tokens[0]) ? 'operator' : null,
  };
}

/** Returns the names and values under the heading that a word is part of, or null outside of headings. A word that follows its operand
 *  is a heading only before a colon, an arrow, on a line of its own or in brackets that begin a line: 有了加分：A, but not A【已售】B. */
export function underHeading(
  { parts, sections, chars }: OperatorText,
  index: number,
  side: Side = 'both',
): readonly number[] | null {
  const section = sections.find(({ start, first }) => start <= index && index < first);
  if (section === undefined) return null;
  const ending = chars.slice(parts[section.first - 1]?.end, parts[section.first]?.start);
  const isOptional = hasMeaning(parts[index]?.tokens[0], ['optional', 'ignored']);
  // 【なし】A at the beginning of a line, but not A【已售】B.
  const isBracketed = /[】\]]/.test(ending) && beginsLine(chars, parts[section.start]?.start ?? 0);
  if (side === 'after' && !isBracketed && !(isOptional ? /[:→⇒➡]/ : /[:\n→⇒➡]/).test(ending)) return null;
  // 鬼柳她嫌吓人⏎有这角色的号就pass⏎A: it is about what precedes it unless its line begins with it, as in 已售⏎A.
  const heading = chars.slice(parts[section.start]?.start, parts[index]?.start);
  const isLine = !/:/.test(ending) && ending.includes('\n');
  const isLineBefore = side === 'after' && isLine;
  // 鹅不强求⏎A, 颜值不重要：A: the word before it is not known, but it is what the heading is about.
  if (
    (isLine || means(parts[index]?.tokens[0], 'ignored')) &&
    side !== 'before' &&
    parts[index]?.gap === 'none' &&
    hasNoMeaning(parts[index - 1])
  )
    return null;
  if (isLineBefore && /[^■◆●・\s-]/.test(heading) && !/以下/.test(heading)) return null;
  // 没开过池子那种⏎プーリン: a line with more to it is no heading.
  // 以下任一⏎A
  const isSentence =
    !heading.includes('以下') &&
    parts.slice(section.start, section.first).some((part) => isContentWord(part) && part.end - part.start > 1);
  if (isSentence && !/[:】\]]/.test(ending)) return null;
  const list: number[] = [];
  for (let position = section.first; position < section.end; position++) {
    const kind = parts[position]?.entity?.kind;
    // An amount or a price is another topic, and so is a wish of its own: 不要：A，必须有B.
    if (kind === 'range' || kind === 'price' || startsWish(parts[position])) break;
    if (kind !== undefined) list.push(position);
  }
  return list;
}

/** Returns true if nothing but an opening bracket precedes an offset on its line. */
function beginsLine(chars: string, offset: number): boolean {
  return /\n ?[【[]$/.test(`\n${chars.slice(0, offset)}`.slice(-3));
}

function startsWish(part: MutablePart | undefined): boolean {
  return part?.entity === null && part.gap !== 'none' && hasMeaning(part.tokens[0], ['must', 'nice']);
}

/** Turns the words of a part into one skipped word. */
export function skipWords(part: MutablePart): void {
  const { start, end, gap } = part;
  part.tokens = [{ start, end, gap, meanings: [{ kind: 'skip' }], isTypo: false, followsColon: false }];
}
