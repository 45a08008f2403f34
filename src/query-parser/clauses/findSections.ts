import type { TextPart } from '@/query-parser/text/textPart';
import type { Gap } from '@/query-parser/text/token';

/** What a clause is made of: a part, and whether it is a name. */
export type ClausePart = Pick<TextPart, 'start' | 'end' | 'gap' | 'entity'> & {
  readonly isName: boolean;
  /** What a heading can state for the names below it: a level, a rarity or a kind, or an operator. */
  readonly states: 'level' | 'operator' | null;
};

/** A heading and what it is about, as indexes of parts: the heading goes from `start` to `first`, its list from `first` to `end`. */
export type Section = { readonly start: number; readonly first: number; readonly end: number };

/** Longer text before a colon is a sentence. */
const MAX_HEADING_LENGTH = 16;

/** What ends a heading on its line; brackets and arrows only if the heading states something. */
const HEADING_END = /[:：】\]〗]/;
const WEAK_HEADING_END = /[)）→⇒➡>]|[—–]{2}|->/;

/** Words between what is stated and its names: クラウンはA・B, 三星要的是A. */
const TOPIC = /^(?:ノ?ハ|的?是)$/;

/** Finds the headings of a text and their lists: `满破：A、B｜3破：C`, `【必须】A B`, a line `★5` above names. A heading without anything to
 *  state ends the list before it. A list ends with the sentence, and with the line unless the heading fills a line of its own.
 *  @param chars  the folded text */
export function findSections(parts: readonly ClausePart[], chars: string): readonly Section[] {
  const starts = new Map<number, number>();
  for (let first = 1; first < parts.length; first++) {
    const start = headingBefore(parts, first, chars);
    if (start !== null) starts.set(first, start);
  }
  const sections: Section[] = [];
  const isStart = new Set(starts.values());
  for (const [first, start] of starts) {
    let end = first + 1;
    const fillsLine = isNewLine(parts, first, chars);
    while (end < parts.length && !endsList(parts, end, chars, fillsLine) && !isStart.has(end)) end++;
    sections.push({ start, first, end });
  }
  return sections;
}

/** Returns the first index of the heading that ends before a part, or null. */
function headingBefore(parts: readonly ClausePart[], first: number, chars: string): number | null {
  const separator = chars.slice(parts[first - 1]?.end, parts[first]?.start);
  const isStrong = HEADING_END.test(separator);
  const isLine = separator.includes('\n');
  const isTopic =
    TOPIC.test(chars.slice(parts[first - 1]?.start, parts[first - 1]?.end)) && parts[first]?.isName === true;
  if (!isStrong && !isLine && !isTopic && !WEAK_HEADING_END.test(separator)) return null;
  let start = first - 1;
  let states: ClausePart['states'] = null;
  for (; first - start <= MAX_HEADING_LENGTH; start--) {
    const part = parts[start];
    if (part === undefined || part.isName || (part.entity !== null && part.states === null)) return null;
    states ??= part.states;
    if (start === 0 || isClauseStart(part.gap)) {
      if (isStrong) return start;
      if (states === null) return null;
      return isLine ? lineHeading(parts, start, first, chars) : start;
    }
  }
  return null;
}

function isClauseStart(gap: Gap): boolean {
  return gap === 'break' || gap === 'stop' || gap === 'or';
}

/** A line of its own is a heading if names follow. After a line that ends with a name, it belongs to that name. */
function lineHeading(parts: readonly ClausePart[], start: number, first: number, chars: string): number | null {
  const fillsLine = start === 0 || isNewLine(parts, start, chars);
  return fillsLine && parts[first]?.isName === true && parts[start - 1]?.isName !== true ? start : null;
}

export function isNewLine(parts: readonly Pick<ClausePart, 'start' | 'end'>[], index: number, chars: string): boolean {
  return chars.slice(parts[index - 1]?.end ?? 0, parts[index]?.start).includes('\n');
}

function endsList(parts: readonly ClausePart[], index: number, chars: string, fillsLine: boolean): boolean {
  if (parts[index]?.gap === 'stop') return true;
  if (!isNewLine(parts, index, chars)) return false;
  return !fillsLine || !continuesOnLine(parts, index, chars);
}

/** The list goes on with a line of names, but not with a line that says something about them: 苏菲亚有的话加分. */
function continuesOnLine(parts: readonly ClausePart[], first: number, chars: string): boolean {
  let hasName = false;
  for (let index = first; index < parts.length; index++) {
    if (index > first && isNewLine(parts, index, chars)) break;
    if (parts[index]?.states === 'operator') return false;
    hasName ||= parts[index]?.isName === true;
  }
  return hasName;
}
