import type { TextPart } from '@/query-parser/text/textPart';
import { type Gap, means } from '@/query-parser/text/token';
import { closesEarlierBracket, isBracketedLevel } from './headingBrackets';
import { beginsField, beginsLine, indentOf, isBulleted, isMarked, isNewLine, LIST_TITLE } from './lineStarts';

/** A part of a clause. */
export type ClausePart = Pick<TextPart, 'start' | 'end' | 'gap' | 'entity' | 'tokens'> & {
  readonly isName: boolean;
  /** Meaning that a heading gives the names below it: a level (also a rarity or a kind), or an operator. */
  readonly states: 'level' | 'operator' | null;
};

/** A heading and what it is about, as indexes of parts: the heading goes from `start` to `first`, its list from `first` to `end`. */
export type Section = { readonly start: number; readonly first: number; readonly end: number };

/** Longer text before a colon is a sentence. */
const MAX_HEADING_LENGTH = 16;

/** Signs that end a heading on its line; brackets and arrows only if the heading states something. */
const HEADING_END = /[:】\]〗]/;
const WEAK_HEADING_END = /[)→⇒➡➤▶◆■🔷👉>=]|[—–]{2}|\.{3}/u;

/** Words between what is stated and its names: クラウンはA・B, 三星要的是A, 宝5的只有A. */
const TOPIC = /^(?:ノ?ハ|(?:的|分别)?[是为]|(?:只|都|也)?有|are)$/;

/** Finds the headings of a text and their lists: `满破：A、B｜3破：C`, `【必须】A B`, a line `★5` above names. A heading without anything to
 *  state ends the list before it. A list ends with the sentence, and with the line unless the heading fills a line of its own. Below a
 *  heading that states a level, it goes on with clauses that consist of names: `MLB: A⏎B`, `LB2: A; B`.
 *  @param chars  the folded text */
export function findSections(parts: readonly ClausePart[], chars: string): readonly Section[] {
  const starts = new Map<number, number>();
  for (let first = 1; first < parts.length; first++) {
    const start = headingBefore(parts, first, chars, starts);
    if (start !== null) starts.set(first, start);
  }
  const sections: Section[] = [];
  const isStart = new Set(starts.values());
  for (const [first, start] of starts) {
    if (opensBracket(parts, first, chars)) {
      sections.push({ start, first, end: bracketEnd(parts, first, chars) });
      continue;
    }
    let end = first + 1;
    const isOwnLine = isNewLine(parts, first, chars);
    const statesLevel = parts.slice(start, first).some(({ states }) => states === 'level');
    const isSpaced = chars.slice(parts[first - 1]?.end, parts[first]?.start).trim() === '' && !isOwnLine;
    const isInList = (index: number) =>
      !(isSpaced && beginsField(parts, index, chars)) &&
      (!endsList(parts, index, chars, isOwnLine, start) || (statesLevel && continuesWithNames(parts, index, chars)));
    while (end < parts.length && !isStart.has(end) && isInList(end)) end++;
    sections.push({ start, first, end });
  }
  return sections;
}

/** Returns the first index of the heading that ends before a part, or null. */
function headingBefore(
  parts: readonly ClausePart[],
  first: number,
  chars: string,
  earlier: ReadonlyMap<number, number>,
): number | null {
  if (opensBracket(parts, first, chars)) return headingOfBracket(parts, first, chars);
  const ending = endingBefore(parts, first, chars, earlier.size > 0);
  if (ending === null) return null;
  let states: ClausePart['states'] = null;
  let choice: number | null = null;
  for (let start = first - 1; first - start <= MAX_HEADING_LENGTH; start--) {
    const part = parts[start];
    if (part === undefined) return null;
    // A and one of these at MLB: B / C
    if (part.isName) return ending === 'colon' ? choice : null;
    if (part.entity === null && means(part.tokens[0], 'oneOf')) choice = start;
    // 皇冠6张：A、B counts the names; any other amount is a condition: Lv130、满破：A、B.
    if (part.entity !== null && (part.states === null || ending === 'line' || ending === 'space'))
      return states === 'level' && !INTRODUCTION.test(chars.slice(part.end, parts[first]?.start)) ? start + 1 : null;
    states ??= part.states;
    // 满宝：A、宝2：B, C; クラウン▶A 星3▶B; A NG：B; [NP5] A [NP2] B
    const isTitle =
      (part.gap === 'join' && part.states === 'level') ||
      (part.gap === 'soft' &&
        parts[start - 1]?.isName === true &&
        (part.states === 'operator' || (part.states === 'level' && earlier.size > 0)));
    const isBracketed = [part, parts[[...earlier.values()].at(-1) ?? -1]].every((one) => isBracketedLevel(one, chars));
    const isInline = start === first - 1 && isTitle && (isBracketed || /[:▶]/.test(chars[part.end] ?? ''));
    if (start > 0 && !isClauseStart(part.gap) && !isInline) continue;
    // 三星7张，列几个：A、B: the clause before it states what the list is about.
    if (ending === 'colon' && states === null && introduces(parts, start, first, chars)) continue;
    if (ending === 'colon') return start;
    // A NP5 (typo, NP2) and B: the end of a bracket is no heading.
    if (ending === 'mark' && closesEarlierBracket(parts, start, first, chars)) return null;
    if (states === null) return null;
    if (ending === 'line') return fillsLine(parts, start, first, chars, earlier) ? start : null;
    if (ending === 'space') return states === 'level' && beginsList(parts, start, first, chars) ? start : null;
    return start;
  }
  return null;
}

/** 满破（A、B）: the level before a bracket that lists names is about them. */
function opensBracket(parts: readonly ClausePart[], first: number, chars: string): boolean {
  const [before, part] = [parts[first - 1], parts[first]];
  if (before?.states !== 'level' || part?.isName !== true) return false;
  return /^.{0,2}\($/.test(chars.slice(before.end, part.start));
}

/** Returns the first index of what precedes a bracket, back to another one or to the beginning of the clause; null if that holds a name. */
function headingOfBracket(parts: readonly ClausePart[], first: number, chars: string): number | null {
  for (let start = first - 1; start >= 0 && first - start <= MAX_HEADING_LENGTH; start--) {
    if (parts[start]?.isName === true) return null;
    const separator = chars.slice(parts[start - 1]?.end ?? 0, parts[start]?.start);
    if (start === 0 || isClauseStart(parts[start]?.gap ?? 'none') || separator.includes(')')) return start;
  }
  return null;
}

/** Longer brackets would take quadratic time. */
const MAX_BRACKET_LENGTH = 80;

/** Returns the index of the part after a bracket that opens before a part. */
function bracketEnd(parts: readonly ClausePart[], first: number, chars: string): number {
  let depth = 1;
  const last = Math.min(parts.length, first + MAX_BRACKET_LENGTH);
  for (let index = first + 1; index < last; index++) {
    for (const char of chars.slice(parts[index - 1]?.end, parts[index]?.start)) {
      if (char === '(') depth++;
      if (char === ')' && --depth === 0) return index;
    }
  }
  return last;
}

/** Words that introduce a list whose names an earlier clause counts. */
const INTRODUCTION = /列几|列一下|只列|主要|如下|主ナ|以下|listing|ones|up to|pick/;

function introduces(parts: readonly ClausePart[], start: number, first: number, chars: string): boolean {
  const gap = parts[start]?.gap;
  return gap !== 'stop' && INTRODUCTION.test(chars.slice(parts[start]?.start, parts[first]?.start));
}

/** How many names follow (满破倒有一个，A), or that a level is that of all of them (全員宝具2以上で。A、B). */
const ALL = /(?:揃|全[员部テ]|都|all)[^\n。.]{0,12}$/;
const COUNT = /有[一二两三四五\d](?:个|张)$/;
const MAX_ENDING_LENGTH = 16;

const DASH = /^[—–>-]+$/;
const MAX_DASHES = 2;

/** How a heading can end: 必须：, 【必须】 and →, the topic of a sentence, the number of names (满破有一个，A), white space before a list, the end of the line. */
type Ending = 'colon' | 'mark' | 'topic' | 'count' | 'space' | 'line';

/** @param isListed  true below another heading, so that 宝2|A|宝1|B is not A with the level behind it */
function endingBefore(parts: readonly ClausePart[], first: number, chars: string, isListed: boolean): Ending | null {
  const part = parts[first];
  let last = first - 1;
  // The dash of 加分——A、B is a word of its own, which joins numbers.
  while (first - last <= MAX_DASHES && DASH.test(chars.slice(parts[last]?.start, parts[last]?.end))) last--;
  const before = parts[last];
  if (before === undefined || part === undefined) return null;
  const separator = chars.slice(before.end, part.start);
  // A heading of its own line consists of words that belong to names: Trainees: A.
  if (HEADING_END.test(separator)) return hasWordOnLine(separator) ? null : 'colon';
  if (part.isName && (part.gap === 'break' || isSemicolon(separator)) && COUNT.test(lastChars(chars, before.end)))
    return 'count';
  if (separator.includes('\n')) return 'line';
  // In （…，不是4星），日服 the bracket ends a clause.
  if (WEAK_HEADING_END.test(separator) && !isClauseStart(part.gap)) return 'mark';
  if (!part.isName) return null;
  // 3枚…A、B; NP2 - A, B; NP2 | A, B
  const beginsClause = last === 0 || (isClauseStart(before.gap) && (isListed || before.gap !== 'or'));
  if (before.states === 'level' && beginsClause && /^(?: ?(?:\.{3}|\|) ?| +[-–—] +)$/.test(separator)) return 'mark';
  // 三星有A、B, but not 别发有A的号，我要B
  if (TOPIC.test(chars.slice(before.start, before.end)) && !/^的[号垢]/.test(chars.slice(part.end))) return 'topic';
  if (part.gap === 'stop') return ALL.test(lastChars(chars, before.end)) ? 'line' : null;
  return part.gap === 'soft' && before.states === 'level' ? 'space' : null;
}

function lastChars(chars: string, end: number): string {
  return chars.slice(Math.max(0, end - MAX_ENDING_LENGTH), end);
}

function isSemicolon(separator: string): boolean {
  return /^[)\s]*;\s*$/.test(separator);
}

function hasWordOnLine(separator: string): boolean {
  const line = separator.indexOf('\n');
  return line >= 0 && /[\p{L}\p{N}]/u.test(separator.slice(line));
}

function isClauseStart(gap: Gap): boolean {
  return gap === 'break' || gap === 'stop' || gap === 'or';
}

/** A line of its own is a heading if names follow. After a name or a correction, it belongs to that unless it is the title of a list. */
function fillsLine(
  parts: readonly ClausePart[],
  start: number,
  first: number,
  chars: string,
  earlier: ReadonlyMap<number, number>,
): boolean {
  const before = parts[start - 1];
  const isFollowUp =
    (before?.isName === true &&
      !LIST_TITLE.test(chars.slice(parts[start]?.start, parts[first - 1]?.end)) &&
      !isUnderLevel(parts, earlier, chars) &&
      !isMarked(parts, first, chars)) ||
    means(before?.tokens[0], 'correction');
  return (
    beginsLine(parts, start, chars) &&
    indentOf(parts, start, chars) <= indentOf(parts, first, chars) &&
    parts[first]?.isName === true &&
    (!isFollowUp || isBulleted(parts, first, chars))
  );
}

/** 满破⏎A、B⏎3破⏎C: names below a level on a line of its own have that one, so that the next such line is about those after it. */
function isUnderLevel(parts: readonly ClausePart[], earlier: ReadonlyMap<number, number>, chars: string): boolean {
  const [first, start] = [...earlier].at(-1) ?? [];
  if (first === undefined || start === undefined || !isNewLine(parts, first, chars)) return false;
  return parts.slice(start, first).some(({ states }) => states === 'level');
}

/** `LR+4　A、B`: a line that begins with a level, before several names without any. Only directly after the level the names may be separated by
 *  spaces: `LR+4 A B`. */
function beginsList(parts: readonly ClausePart[], start: number, first: number, chars: string): boolean {
  if (parts[start]?.gap !== 'stop' && !beginsLine(parts, start, chars) && !beginsField(parts, start, chars))
    return false;
  const isDirect = parts.slice(start, first - 1).every((part) => isFiller(part) || isBullet(part, chars));
  let names = 0;
  for (let index = first; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined || isNewLine(parts, index, chars) || beginsField(parts, index, chars)) break;
    if (part.tokens.some((token) => means(token, 'times'))) continue;
    if (part.states !== null || part.entity !== null) return false;
    const isJoined = part.gap === 'join' || (isDirect && part.gap !== 'stop');
    if (names > 0 && (part.isName ? !isJoined : isDirect && !isFiller(part))) return false;
    if (part.isName) names++;
  }
  return names > 1;
}

function isBullet({ start, end }: ClausePart, chars: string): boolean {
  return /^[-–—・·•*]+$/.test(chars.slice(start, end));
}

function isFiller({ tokens }: ClausePart): boolean {
  return ['and', 'or', 'skip'].some((kind) => tokens[0]?.meanings.some((one) => one.kind === kind));
}

function endsList(
  parts: readonly ClausePart[],
  index: number,
  chars: string,
  isOwnLine: boolean,
  heading: number,
): boolean {
  if (parts[index]?.gap === 'stop') return true;
  if (!isNewLine(parts, index, chars)) return false;
  return (
    !(isOwnLine || indentOf(parts, index, chars) > indentOf(parts, heading, chars) + 1) ||
    !continuesOnLine(parts, index, chars)
  );
}

/** A new line or a semicolon ends no list if another clause of names follows. */
function continuesWithNames(parts: readonly ClausePart[], first: number, chars: string): boolean {
  const [before, part] = [parts[first - 1], parts[first]];
  if (before === undefined || part?.isName !== true || (!before.isName && before.states !== 'level')) return false;
  if (part.gap === 'stop' && !isSemicolon(chars.slice(before.end, part.start))) return false;
  for (let index = first; index < parts.length; index++) {
    const next = parts[index];
    if (next === undefined || (index > first && isClauseStart(next.gap))) break;
    if (!next.isName && next.states !== 'level') return false;
  }
  return true;
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
