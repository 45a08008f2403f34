import type { ClausePart } from './findSections';

type LinePart = Pick<ClausePart, 'start' | 'end'>;

/** Returns true for a part that begins a line. */
export function beginsLine(parts: readonly LinePart[], start: number, chars: string): boolean {
  return start === 0 || isNewLine(parts, start, chars);
}

/** Returns true for a part before which a line ends. */
export function isNewLine(parts: readonly LinePart[], index: number, chars: string): boolean {
  return chars.slice(parts[index - 1]?.end ?? 0, parts[index]?.start).includes('\n');
}

/** Returns the spaces before the line of a part. In 【NG】A⏎　　　B the second line belongs to the list of the first. */
export function indentOf(parts: readonly LinePart[], index: number, chars: string): number {
  const line = chars.lastIndexOf('\n', parts[index]?.start) + 1;
  let end = line;
  while (chars[end] === ' ') end++;
  return end - line;
}

/** 宝5 A B / 宝3 C D: a slash between spaces begins a field, unless a name follows, as in 3x A / B; before a level also one without spaces. */
export function beginsField(parts: readonly ClausePart[], index: number, chars: string): boolean {
  const part = parts[index];
  if (part === undefined || part.isName) return false;
  const before = chars.slice((parts[index - 1]?.end ?? 0) - 1, part.start + 1);
  return (part.states === 'level' ? /[/|／｜]/ : / [/|／｜] /).test(before);
}

/** A⏎■未所持⏎B: a mark begins the line before a name. */
export function isMarked(parts: readonly ClausePart[], first: number, chars: string): boolean {
  const end = parts[first - 1]?.end ?? 0;
  return /\n ?[■◆●◇□][^\n]*$/.test(chars.slice(Math.max(0, end - MAX_MARKED_LENGTH), end));
}

const MAX_MARKED_LENGTH = 24;

/** あれば優先⏎┗A: a line with a bullet belongs to the one above. */
export function isBulleted(parts: readonly ClausePart[], first: number, chars: string): boolean {
  return /\n *[┗└├┣]/.test(chars.slice(parts[first - 1]?.end, parts[first]?.start));
}

/** A line that says what the names below it are: 不要的⏎A，B; いらない子⏎A、B; 欲しい子⏎A; Don't want⏎A, B */
export const LIST_TITLE = /^(?:不想?要的|.*[イナ](?:モノ|子|キャラ)$|do ?n.t want$|no$)/;
