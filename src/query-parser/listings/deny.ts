import type { MutablePart } from '@/query-parser/clauses/operatorText';

/** 日服号，玩腻了便宜出 says why an account is sold. */
const WEARINESS = /[腻吐]了?$/;

/** Applies a refusal to its operand in a listing. A resource of which nothing is left is not denied as well.
 *  @param word  the refusal, folded */
export function deny(part: MutablePart, word: string): void {
  if (WEARINESS.test(word) || isZero(part)) return;
  part.isNegated = true;
  part.isIgnored = part.isReplaced;
}

function isZero({ entity }: MutablePart): boolean {
  return entity?.kind === 'range' && entity.range.min === 0 && entity.range.max === 0;
}
