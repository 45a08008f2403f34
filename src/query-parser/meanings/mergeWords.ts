import type { TextPart } from '@/query-parser/text/textPart';
import { isOperatorKind } from '@/query-parser/text/token';

/** Merges touching words without an entity into one part. */
export function mergeWords(parts: readonly TextPart[]): readonly TextPart[] {
  const merged: TextPart[] = [];
  for (let start = 0; start < parts.length; ) {
    const first = parts[start];
    if (first === undefined) break;
    let end = start + 1;
    if (isLeftover(first)) while (continuesRun(parts[end - 1], parts[end])) end++;
    const last = parts[end - 1];
    merged.push(end === start + 1 || last === undefined ? first : { ...first, end: last.end, tokens: [] });
    start = end;
  }
  return merged;
}

function continuesRun(before: TextPart | undefined, part: TextPart | undefined): boolean {
  return part !== undefined && part.gap === 'none' && before?.end === part.start && isLeftover(part);
}

function isLeftover({ entity, tokens }: TextPart): boolean {
  if (entity !== null) return false;
  for (const { meanings } of tokens) for (const { kind } of meanings) if (isOperatorKind(kind)) return false;
  return true;
}
