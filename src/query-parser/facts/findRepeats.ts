import type { Range } from '@/domain/query';
import type { InterpretedPart } from './applyOperators';

/** Returns amounts and prices that contradict an earlier one: ¥500/¥450, W23 W45. The first one counts, the others stay visible
 *  as unread text. Two bounds of one range (500以上 800以下) do not contradict each other. */
export function findRepeats(parts: readonly InterpretedPart[]): ReadonlySet<InterpretedPart> {
  const firstRanges = new Map<string, Range>();
  const repeats = new Set<InterpretedPart>();
  for (const part of parts) {
    const { fact } = part;
    if (fact?.kind !== 'range' && fact?.kind !== 'price') continue;
    const key = fact.kind === 'price' ? 'price' : fact.facet;
    const earlier = firstRanges.get(key);
    if (earlier === undefined) firstRanges.set(key, fact.range);
    else if (completes(earlier, fact.range))
      firstRanges.set(key, { min: earlier.min ?? fact.range.min, max: earlier.max ?? fact.range.max });
    else if (earlier.min !== fact.range.min || earlier.max !== fact.range.max) repeats.add(part);
  }
  return repeats;
}

function completes(a: Range, b: Range): boolean {
  const onlyMin = ({ min, max }: Range) => min !== null && max === null;
  const onlyMax = ({ min, max }: Range) => min === null && max !== null;
  return (onlyMin(a) && onlyMax(b)) || (onlyMax(a) && onlyMin(b));
}
