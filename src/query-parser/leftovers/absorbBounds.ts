import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import type { TextRange } from './classifyLeftovers';

/** Attaches bounds to the levels and copies that they limit: 至少3张灰流丽, 宝2 以上的梅林. Levels are minimum levels anyway.
 *  @param chars  the folded text */
export function absorbBounds(parts: readonly InterpretedPart[], chars: string): readonly InterpretedPart[] {
  const bounds = new Map<number, InterpretedPart[]>();
  const absorbed = new Set<InterpretedPart>();
  for (const [index, part] of parts.entries()) {
    if (!isLeast(part)) continue;
    const owner = NEIGHBOURS.map((step) => index + step).find((at) => limits(part, parts[at], chars));
    if (owner === undefined) continue;
    bounds.set(owner, [...(bounds.get(owner) ?? []), part]);
    absorbed.add(part);
  }
  if (absorbed.size === 0) return parts;
  return parts.flatMap((part, index) => {
    if (absorbed.has(part)) return [];
    const found = bounds.get(index);
    return found === undefined ? [part] : [{ ...part, extraRanges: [...part.extraRanges, ...found] }];
  });
}

/** Distances at which the name of a limited level may be. */
const NEIGHBOURS = [-1, -2, 1, 2];

function isLeast({ entity, tokens }: InterpretedPart): boolean {
  const [token, ...others] = tokens;
  return entity === null && others.length === 0 && token?.meanings.some(({ kind }) => kind === 'least') === true;
}

/** Returns true if nothing but a space separates a bound from a level of a name. */
function limits(bound: TextRange, name: InterpretedPart | undefined, chars: string): boolean {
  const isNear = (first: TextRange, second: TextRange) =>
    second.start >= first.end && ['', ' '].includes(chars.slice(first.end, second.start));
  return (
    name?.entity?.kind === 'item' && name.extraRanges.some((range) => isNear(bound, range) || isNear(range, bound))
  );
}
