import type { ClausePart } from './findSections';

/** Returns true for a part that begins a line. */
export function beginsLine(parts: readonly ClausePart[], start: number, chars: string): boolean {
  return start === 0 || isNewLine(parts, start, chars);
}

/** Returns true for a part before which a line ends. */
export function isNewLine(parts: readonly Pick<ClausePart, 'start' | 'end'>[], index: number, chars: string): boolean {
  return chars.slice(parts[index - 1]?.end ?? 0, parts[index]?.start).includes('\n');
}

/** 宝5 A B / 宝3 C D: a slash between spaces begins a field, unless a name follows, as in 3x A / B. */
export function beginsField(parts: readonly ClausePart[], index: number, chars: string): boolean {
  return (
    parts[index]?.isName !== true &&
    / [/|／｜] /.test(chars.slice((parts[index - 1]?.end ?? 0) - 1, (parts[index]?.start ?? 0) + 1))
  );
}
