import type { MutablePart } from '@/query-parser/clauses/operatorText';
import { negate } from './refuseMarked';

/** Makes an item nice to have, unless it is refused. */
export function markNice(part: MutablePart): void {
  if (part.mode === 'never') return;
  part.mode = 'nice';
  // 神弓没有也成，加分项
  part.isIgnored = part.isReplaced;
}

function markIgnored(part: MutablePart): void {
  part.isIgnored = true;
}

/** Words for the sale of an account: a listing does not have it, and in a wish 那个带梅林的号卖掉了 refuses nothing. */
const SALE = /^(?:卖掉?|出掉|被秒)了|^sold/;

/** Returns the function that a refusal in a wish applies to its operand. */
export function refusalOf(word: string): (part: MutablePart) => void {
  return SALE.test(word) ? markDoubtful : negate;
}

function markDoubtful(part: MutablePart): void {
  part.isDoubtful = true;
}

/** 不是石头号 refuses the value, but 不是圣诞那张 only distinguishes a name from another; 孔明不需要 refuses the name, but 石头不需要 no amount. */
export function attitudeOf(word: string): (part: MutablePart) => void {
  const refused = word.startsWith('不是') ? 'choice' : word.startsWith('不需要') ? 'item' : null;
  return (part) => (part.entity?.kind === refused ? negate(part) : markIgnored(part));
}

/** 没有梅林也行 makes the item nice to have, 国服也行 accepts the value, and 没有国服也行 makes it irrelevant. */
export function markOptional(part: MutablePart): void {
  if (part.entity?.kind === 'item') part.mode = 'nice';
  else if (part.isNegated) part.isIgnored = true;
  else part.isAccepted = true;
  part.isNegated = false;
}

/** 孔明没有也行 says nothing about 孔明, unless it is wished for elsewhere: 孔明最好有，没有也行. */
export function markIndifferent(part: MutablePart): void {
  if (part.mode !== 'nice' && !part.isNegated) markIgnored(part);
  else markOptional(part);
}
