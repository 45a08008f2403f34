import type { Range } from '@/domain/query';
import type { InterpretedPart } from './applyOperators';

/** Returns amounts and prices that contradict an earlier one: ¥500/¥450, W23 W45. The first one counts, the others stay visible
 *  as unread text. Two bounds of one range (500以上 800以下) do not contradict each other. */
export function findRepeats(parts: readonly InterpretedPart[]): ReadonlySet<InterpretedPart> {
  const firstRanges = new Map<string, Range>();
  const repeats = new Set<InterpretedPart>();
  for (const part of parts) {
    const { entity } = part;
    if (entity?.kind !== 'range' && entity?.kind !== 'price') continue;
    const key = entity.kind === 'price' ? 'price' : entity.facet;
    const earlier = firstRanges.get(key);
    if (earlier === undefined) firstRanges.set(key, entity.range);
    else if (completes(earlier, entity.range))
      firstRanges.set(key, { min: earlier.min ?? entity.range.min, max: earlier.max ?? entity.range.max });
    else if (earlier.min !== entity.range.min || earlier.max !== entity.range.max) repeats.add(part);
  }
  return repeats;
}

function completes(a: Range, b: Range): boolean {
  const onlyMin = ({ min, max }: Range) => min !== null && max === null;
  const onlyMax = ({ min, max }: Range) => min === null && max !== null;
  return (onlyMin(a) && onlyMax(b)) || (onlyMax(a) && onlyMin(b));
}
