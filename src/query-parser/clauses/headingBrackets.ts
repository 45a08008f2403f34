import type { ClausePart } from './findSections';

/** [NP5] A [NP2] B */
export function isBracketedLevel(part: ClausePart | undefined, chars: string): boolean {
  return part?.states === 'level' && /^[【[][^】\]]*[】\]]$/.test(chars.slice(part.start - 1, part.end + 1));
}

/** Returns true if a heading ends with a bracket that opens before it: A NP5 (typo, NP2) and B. */
export function closesEarlierBracket(
  parts: readonly ClausePart[],
  start: number,
  first: number,
  chars: string,
): boolean {
  const heading = chars.slice(parts[start]?.start, parts[first]?.start);
  return (
    parts[start]?.gap === 'break' &&
    heading.includes(')') &&
    !heading.includes('(') &&
    hasOpenBracket(parts, start, chars)
  );
}

function hasOpenBracket(parts: readonly ClausePart[], start: number, chars: string): boolean {
  const line = chars.slice(Math.max(0, (parts[start]?.start ?? 0) - MAX_BRACKET_TEXT), parts[start]?.start);
  return line.lastIndexOf('(') > Math.max(line.lastIndexOf(')'), line.lastIndexOf('\n'));
}

const MAX_BRACKET_TEXT = 40;
