import type { Part } from '@/query-parser/text/part';
import { isGoverning } from '@/query-parser/text/token';

/** Makes one part of words in a row that touch and that nothing was made of. */
export function mergeWords(parts: readonly Part[]): readonly Part[] {
  const merged: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    const first = parts[at];
    if (first === undefined) break;
    let end = at + 1;
    if (isLeft(first)) while (goesOn(parts[end - 1], parts[end])) end++;
    const last = parts[end - 1];
    merged.push(end === at + 1 || last === undefined ? first : { ...first, end: last.end, tokens: [] });
    at = end;
  }
  return merged;
}

function goesOn(before: Part | undefined, part: Part | undefined): boolean {
  return part !== undefined && part.gap === 'none' && before?.end === part.start && isLeft(part);
}

function isLeft({ fact, tokens }: Part): boolean {
  if (fact !== null) return false;
  for (const { meanings } of tokens) for (const { kind } of meanings) if (isGoverning(kind)) return false;
  return true;
}
