import type { TextPart } from '@/query-parser/text/textPart';
import { meaningOf } from '@/query-parser/text/token';
import { fillsClause } from './fillsClause';
import { isContactNumber, LARGEST_PRICE, OTHER_UNIT } from './otherNumbers';

/** Smaller numbers are more often something else, or the beginning of one that is being typed. */
const SMALLEST_BUDGET = 50;

/** In other languages a number could be yen or dollars. Names and courtesies may be Japanese; kana are folded to katakana. */
function isChinese(chars: string): boolean {
  const han = chars.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = chars.match(/[ァ-ヺ]/g)?.length ?? 0;
  return han > KANA_PER_HAN * kana;
}

const KANA_PER_HAN = 3;

/** C呆 1500可小刀, 五百不讲价 */
const HAGGLE = /^(?:[可能][小微]?刀|不[讲议刀])/;
const MAX_HAGGLE_LENGTH = 3;

/** Reads the last number of a Chinese wish as its budget if it fills a clause, beside names or values and no other price: 要梅林、孔明，180.
 *  @param chars  the folded text */
export function bindBudget(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  const hasCondition = parts.some(({ entity }) => entity?.kind === 'item' || entity?.kind === 'choice');
  if (!hasCondition || parts.some(({ entity }) => entity?.kind === 'price') || !isChinese(chars)) return parts;
  const index = [...parts.keys()].filter((position) => isBudget(parts, position, chars)).at(-1);
  return parts.map((part, position) => (position === index ? withBudget(part) : part));
}

function isBudget(parts: readonly TextPart[], index: number, chars: string): boolean {
  const part = parts[index];
  const value = numberOf(part);
  if (part === undefined || value === null || value < SMALLEST_BUDGET || value > LARGEST_PRICE) return false;
  return (
    index > 0 &&
    (fillsClause(parts, index) || HAGGLE.test(chars.slice(part.end, part.end + MAX_HAGGLE_LENGTH))) &&
    !isContactNumber(chars, part.start) &&
    !OTHER_UNIT.test(chars.slice(part.end))
  );
}

function numberOf(part: TextPart | undefined): number | null {
  const [token, ...more] = part?.tokens ?? [];
  return part?.entity !== null || more.length > 0 ? null : (meaningOf(token, 'number')?.value ?? null);
}

function withBudget(part: TextPart): TextPart {
  return { ...part, entity: { kind: 'price', range: { min: null, max: numberOf(part) }, currency: 'CNY' } };
}
