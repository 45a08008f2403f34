import { type AmountTarget, targetOf } from '@/query-parser/amounts/amountTarget';
import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, means } from '@/query-parser/text/token';

/** Maximum number of words between what is counted and its number. */
const MAX_WORDS = 3;

/** Binds a number of a listing to the property in its clause that nothing else states, across other words: SSR supports: 64, `88 rainbow 3★`,
 *  五星只有新手池的一只. */
export function bindCounts(parts: readonly TextPart[]): readonly TextPart[] {
  const stated = new Set(parts.flatMap(({ entity }) => (entity?.kind === 'range' ? entity.facet : [])));
  const bound = new Map<TextPart, TextPart>();
  for (const [index, part] of parts.entries()) {
    const target = countOf(part);
    if (target === null || stated.has(target.facet)) continue;
    const number = numberBeside(parts, index, 1) ?? numberBeside(parts, index, -1);
    const value = numberOf(number);
    if (number === null || value === null || value > target.max) continue;
    stated.add(target.facet);
    const range = { min: value, max: value };
    bound.set(number, makeTextPart(number.tokens, { kind: 'range', facet: target.facet, range }));
  }
  return bound.size === 0 ? parts : parts.map((part) => bound.get(part) ?? part);
}

function countOf({ entity, tokens }: TextPart): AmountTarget | null {
  const [token, ...others] = tokens;
  const target = entity === null && others.length === 0 && means(token, 'count') ? targetOf(token) : null;
  return target?.factor === 1 && !target.identity ? target : null;
}

/** Returns the number on one side of a property, at the beginning of the clause or at its end. */
function numberBeside(parts: readonly TextPart[], index: number, step: 1 | -1): TextPart | null {
  for (let position = index + step; Math.abs(position - index) <= MAX_WORDS + 1; position += step) {
    const part = parts[position];
    const later = step === 1 ? part : parts[position + 1];
    if (part === undefined || later === undefined || isBreakingGap(later.gap) || later.gap === 'join') return null;
    if (numberOf(part) !== null) return isAtEdge(parts, position, index) ? part : null;
    if (part.entity !== null || !part.tokens.every(isWord)) return null;
  }
  return null;
}

function isAtEdge(parts: readonly TextPart[], position: number, index: number): boolean {
  if (position > index) return isEnd(parts, position + 1);
  return isBreakingGap(parts[firstOf(parts, position)]?.gap) && isEnd(parts, index + 1);
}

/** Chatter before a number begins its clause as well. */
function firstOf(parts: readonly TextPart[], position: number): number {
  const before = parts[position - 1];
  return before?.entity === null && before.tokens.every((token) => means(token, 'skip')) ? position - 1 : position;
}

function isEnd(parts: readonly TextPart[], position: number): boolean {
  const part = parts[position];
  if (part === undefined || isBreakingGap(part.gap) || part.gap === 'join' || part.gap === 'mark') return true;
  return part.entity === null && part.tokens.every((token) => means(token, 'skip')) && isEnd(parts, position + 1);
}

function isWord({ meanings }: TextPart['tokens'][number]): boolean {
  return meanings.every(({ kind }) => kind === 'skip' || kind === 'link' || kind === 'measure');
}

function numberOf(part: TextPart | null | undefined): number | null {
  if (part?.entity !== null) return null;
  const [number, measure, ...others] = part.tokens;
  if (others.length > 0 || (measure !== undefined && !means(measure, 'measure'))) return null;
  return meaningOf(number, 'number')?.value ?? null;
}
