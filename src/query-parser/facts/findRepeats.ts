import type { Range } from '@/domain/query';
import type { Meant } from './applyOperators';

/** Finds the amounts and prices that say another thing of what was said before: ¥500/¥450, W23 W45. The first counts, the
 *  others stay where they can be seen. Two bounds of one range (500以上 800以下) are no repetition. */
export function findRepeats(parts: readonly Meant[]): ReadonlySet<Meant> {
  const said = new Map<string, Range>();
  const repeats = new Set<Meant>();
  for (const part of parts) {
    const { fact } = part;
    if (fact?.kind !== 'range' && fact?.kind !== 'price') continue;
    const key = fact.kind === 'price' ? 'price' : fact.facet;
    const before = said.get(key);
    if (before === undefined) said.set(key, fact.range);
    else if (completes(before, fact.range))
      said.set(key, { min: before.min ?? fact.range.min, max: before.max ?? fact.range.max });
    else if (before.min !== fact.range.min || before.max !== fact.range.max) repeats.add(part);
  }
  return repeats;
}

function completes(a: Range, b: Range): boolean {
  const onlyMin = ({ min, max }: Range) => min !== null && max === null;
  const onlyMax = ({ min, max }: Range) => min === null && max !== null;
  return (onlyMin(a) && onlyMax(b)) || (onlyMax(a) && onlyMin(b));
}
