import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { isLatin, isWordChar } from '@/query-parser/text/charKinds';
import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, type MeaningKind, means, type Token } from '@/query-parser/text/token';

/** Range of the folded text; `end` is exclusive. */
export type TextRange = { readonly start: number; readonly end: number };

/** Operator words that are skipped if they have no operand. */
const SKIPPED_KINDS: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  'skip',
  'and',
  'must',
  'each',
  'oneOf',
  'nice',
  'or',
  'optional',
  'ignored',
  'link',
  'least',
  'most',
  'correction',
  'price',
  'sort',
]);

type LeftoverWord = TextRange & { isUnread: boolean };

/** Splits words without an entity into unread runs and skippable words. A skippable single character inside an unread run belongs to
 *  that run: 急出, 有缘. */
export function classifyLeftovers(
  chars: string,
  parts: readonly InterpretedPart[],
): { readonly unread: readonly TextRange[]; readonly skipped: readonly TextRange[] } {
  const facets = facetsOf(parts);
  const words = parts.flatMap((part, index): readonly (LeftoverWord | null)[] => {
    if (part.entity !== null) return [null];
    if (asksForSeveral(part, chars)) return [{ start: part.start, end: part.end, isUnread: true }];
    if (limitsValue(parts, index) || (facets.has('item') && countsNames(part, chars)))
      return [{ start: part.start, end: part.end, isUnread: false }];
    return part.tokens.length === 0 || isRefusedKind(parts, index)
      ? [{ start: part.start, end: part.end, isUnread: true }]
      : part.tokens.map((token) => ({
          start: token.start,
          end: token.end,
          isUnread: !isSkipped(token, chars, facets),
        }));
  });
  absorbShortWords(chars, words);
  const unread: { start: number; end: number }[] = [];
  const skipped: TextRange[] = [];
  for (const [index, word] of words.entries()) {
    if (word === null || !hasWordChar(chars, word)) continue;
    const last = unread[unread.length - 1];
    if (!word.isUnread) skipped.push({ start: word.start, end: word.end });
    else if (
      last !== undefined &&
      areAdjacent(words[index - 1], word) &&
      words[index - 1]?.isUnread === true &&
      last.end === word.start
    )
      last.end = word.end;
    else unread.push({ start: word.start, end: word.end });
  }
  return { unread, skipped };
}

/** A search asks for one of several names, so that of 五台里至少三台 the number has no effect and must stay visible. */
const SEVERAL = /(?:里|中|占|凑|任意?|ウチ|カ)[^一1哪]{0,8}[两俩仨二三四五2-5][^一1哪]{0,12}$|^[a-z ]*two /;

function asksForSeveral({ operator, start, end }: InterpretedPart, chars: string): boolean {
  return operator === 'oneOf' && SEVERAL.test(chars.slice(start, end));
}

/** Returns true if two words touch, without even a level between them. */
function areAdjacent(a: LeftoverWord | null | undefined, b: LeftoverWord | null | undefined): boolean {
  return a != null && b != null && a.end === b.start;
}

/** A kind of item before a colon is a heading: 支援：沙漠之虎. */
function isSkipped({ meanings, end }: Token, chars: string, facets: ReadonlySet<string>): boolean {
  const isHeading = chars[end] === ':';
  return meanings.some((one) => {
    if (one.kind === 'kind') return isHeading || facets.has('item');
    if (one.kind === 'resource' || one.kind === 'count') return facets.has(one.id);
    return SKIPPED_KINDS.has(one.kind);
  });
}

/** How many names were listed is no condition of its own: A、B、C三个都要. Copies of cards are counted in 张 and 枚. */
function countsNames({ tokens, start, end }: TextPart, chars: string): boolean {
  const isCount =
    tokens.length > 0 && tokens.every(({ meanings }) => meanings.some(({ kind }) => COUNT_KINDS.has(kind)));
  return isCount && end - start > 1 && COUNTERS.test(chars.charAt(end - 1));
}

const COUNT_KINDS: ReadonlySet<MeaningKind> = new Set<MeaningKind>(['number', 'copies', 'measure']);
const COUNTERS = /[人个台位只名骑体款组]/;

/** 初代所有者限定 limits a value rather than counting. */
function limitsValue(parts: readonly TextPart[], index: number): boolean {
  const [before, part] = [parts[index - 1], parts[index]];
  const isCount = part?.tokens.length === 1 && means(part.tokens[0], 'count');
  return isCount && before?.entity?.kind === 'choice' && before.end === part.start;
}

/** 不要礼装 and 礼装は不要 stay visible as a whole, and so does each of 不要C呆、礼装. */
function isRefusedKind(parts: readonly InterpretedPart[], index: number): boolean {
  if (!means(parts[index]?.tokens[0], 'kind')) return false;
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= MAX_DISTANCE; at += step) {
      if (isBreakingGap((step === 1 ? parts[at] : parts[at + 1])?.gap)) break;
      if (parts[at]?.operator === 'not' || means(parts[at]?.tokens[0], 'not')) return true;
    }
  }
  return false;
}

const MAX_DISTANCE = 8;

/** Returns the facets that a text has conditions on, and `item`. A name of a resource adds nothing to its amount: 200抽青辉石. */
function facetsOf(parts: readonly TextPart[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap(({ entity }) => {
      if (entity?.kind === 'range' || entity?.kind === 'choice') return entity.facet;
      return entity?.kind === 'item' ? 'item' : [];
    }),
  );
}

function hasWordChar(chars: string, { start, end }: TextRange): boolean {
  return [...chars.slice(start, end)].some(isWordChar);
}

/** Verbs that precede a wish or an offer. Any other single character before an unread run belongs to the run. */
const LEADING_VERBS = new Set('求收要带有含出卖来找买需给附想');

const PROPERTY = /^(?:ツキ|付キ|持チ|济ミ?|アリ)$/;

function absorbShortWords(chars: string, words: readonly (LeftoverWord | null)[]): void {
  for (const [index, word] of words.entries()) {
    if (word === null || word.isUnread) continue;
    if (word.end - word.start > 1) {
      // イベント称号つき
      const isProperty = PROPERTY.test(chars.slice(word.start, word.end)) && areAdjacent(words[index - 1], word);
      if (isProperty && unreadLength(words, index, -1) > 1) word.isUnread = true;
      continue;
    }
    const before = areAdjacent(words[index - 1], word) ? unreadLength(words, index, -1) : 0;
    const after = areAdjacent(word, words[index + 1]) ? unreadLength(words, index, 1) : 0;
    const isLeadingVerb = LEADING_VERBS.has(chars[word.start] ?? '') && before === 0;
    const isLatinChar = isLatin(chars.charCodeAt(word.start));
    // 共享号
    const isAccount = before > 1 && '号垢'.includes(chars[word.start] ?? '-');
    if (
      isAccount ||
      (before > 0 && (after > 0 || isLatinChar)) ||
      before === 1 ||
      after === 1 ||
      (after > 0 && !isLeadingVerb)
    )
      word.isUnread = true;
  }
}

/** Returns the unread length next to a word: 0, 1, or more. */
function unreadLength(words: readonly (LeftoverWord | null)[], index: number, step: 1 | -1): number {
  let length = 0;
  for (let position = index + step; ; position += step) {
    const word = words[position];
    if (word?.isUnread !== true) return length;
    const [left, right] = step === 1 ? [words[position - 1], word] : [word, words[position + 1]];
    if (!areAdjacent(left, right)) return length;
    length += word.end - word.start;
    if (length > 1) return length;
  }
}
