import type { Range } from '@/domain/query';
import { isConcluded, isTakenBack } from '@/query-parser/amounts/corrections';
import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import type { MeaningKind } from '@/query-parser/text/token';

/** Amounts and prices without effect: those that a later one replaces, and those that contradict an earlier one. */
export type Repeats = {
  readonly replaced: ReadonlySet<InterpretedPart>;
  readonly contradicted: ReadonlySet<InterpretedPart>;
};

/** Returns amounts and prices that another one contradicts, and that stay visible as unread text: ¥500/¥450, W23 W45. The first one
 *  counts, but a price after an arrow or 现在 replaces the one before it: 15000円→12000円. Two bounds of one range (500以上 800以下) do
 *  not contradict each other.
 *  @param chars  the folded text */
export function findRepeats(parts: readonly InterpretedPart[], chars: string): Repeats {
  const replaced = new Set<InterpretedPart>();
  const firstRanges = new Map<string, Range>();
  const lastParts = new Map<string, InterpretedPart>();
  const contradicted = new Set<InterpretedPart>();
  let price: InterpretedPart | null = null;
  for (const part of parts) {
    const { entity } = part;
    if (entity?.kind !== 'range' && entity?.kind !== 'price') continue;
    const key = entity.kind === 'price' ? 'price' : entity.facet;
    if (entity.kind === 'price') {
      if (price !== null && replaces(price, part, chars)) {
        replaced.add(price);
        firstRanges.delete(key);
        price = null;
      }
      price ??= part;
    }
    const last = lastParts.get(key);
    if (last !== undefined && isCorrected(last, part, chars)) {
      replaced.add(last);
      firstRanges.delete(key);
    }
    lastParts.set(key, part);
    const earlier = firstRanges.get(key);
    if (earlier === undefined) firstRanges.set(key, entity.range);
    else if (completes(earlier, entity.range))
      firstRanges.set(key, { min: earlier.min ?? entity.range.min, max: earlier.max ?? entity.range.max });
    else if (earlier.min !== entity.range.min || earlier.max !== entity.range.max) contradicted.add(part);
  }
  return { replaced, contradicted };
}

function replaces(price: InterpretedPart, part: InterpretedPart, chars: string): boolean {
  const between = chars.slice(Math.max(price.end, part.start - MAX_CORRECTION_LENGTH), part.start);
  if (REPLACEMENT.test(between) || RAISED.test(chars.slice(part.start, part.end)) || isCorrected(price, part, chars))
    return true;
  const has = ({ tokens }: InterpretedPart, kinds: readonly MeaningKind[]) =>
    tokens.some((token) => hasMeaning(token, kinds));
  // 预算9千，最多1万2, 200左右，250封顶: an explicit limit is the last word. 10w~15w … 200元内: a sum with a currency outranks a bare one.
  return (
    ((isLimit(price) || has(price, ['about'])) && has(part, ['most']) && !has(price, ['most'])) ||
    (has(part, ['money']) && !has(price, ['money', 'price'])) ||
    // 本来想写3,000円まで，这里用人民币就150以内
    (isLimit(price) && has(part, ['most']) && currencyOf(price) !== currencyOf(part))
  );
}

function currencyOf({ entity }: InterpretedPart): string | null {
  return entity?.kind === 'price' ? entity.currency : null;
}

function isLimit({ entity }: InterpretedPart): boolean {
  return entity?.kind === 'price' && entity.range.min === null;
}

/** Signs and words between an old price and the one that replaces it. */
const REPLACEMENT = /[→⇒➡⟶]|[改变涨砍]成?\s?$|settled on|\bnow\b/;

/** 800封顶，加到1000 */
const RAISED = /^能?[加涨]到/;

/** In 主线20章……看错了，18章 and 石500，A。石写错了800 the later amount replaces the earlier one. */
function isCorrected(before: InterpretedPart, part: InterpretedPart, chars: string): boolean {
  return isTakenBack(chars.slice(before.end, part.end), MAX_CORRECTION_LENGTH) || isConcluded(chars, part.end);
}

const MAX_CORRECTION_LENGTH = 40;

function completes(a: Range, b: Range): boolean {
  const onlyMin = ({ min, max }: Range) => min !== null && max === null;
  const onlyMax = ({ min, max }: Range) => min === null && max !== null;
  return (onlyMin(a) && onlyMax(b)) || (onlyMax(a) && onlyMin(b));
}
