import { hasMeaning, isUnread, touches } from './operatorScope';
import type { MutablePart } from './operatorText';

/** What happened to an account in a wish: 那个带梅林的号卖掉了. */
export const SALE = /^(?:卖掉?|出掉|被秒)了|^sold/;

/** What precedes a change of mind. */
export const NOW = /[,，\n] ?(?:现在|后来|如今|今ハ) ?$/;
export const MAX_LEAD = 6;

/** Words that say that a name may be there or not. */
export const EITHER = /^(?:有[没无]|有无|带不带|可有可无)/;

export function isZero(part: MutablePart | undefined): boolean {
  return part?.entity?.kind === 'range' && part.entity.range.min === 0 && part.entity.range.max === 0;
}

/** In 暗狐千万别有我看着烦 the unknown words after the refusal are a remark, since others than a name come first. */
export function isCutOff(parts: readonly MutablePart[], index: number, before: number, next: number | null): boolean {
  const after = next === null ? undefined : parts[next];
  const isRemark = next !== null && next > index + 1 && after !== undefined && isUnread(after);
  return (
    isRemark &&
    (touches(parts, index) || hasMeaning(parts[index]?.tokens[0], ['nice'])) &&
    parts[before]?.entity != null &&
    before === index - 1
  );
}
