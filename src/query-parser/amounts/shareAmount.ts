import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, means, type Token } from '@/query-parser/text/token';
import { targetOf } from './amountTarget';
import type { Bound } from './approximate';

/** Gives an amount that was stated for each of several resources to those before it as well: 马票、卡票各100以上.
 *  @param parts   the parts before the amount; changed in place
 *  @param tokens  the tokens of the amount */
export function shareAmount(parts: TextPart[], tokens: readonly Token[], { entity }: Bound): void {
  const isShared = tokens.some((token) => means(token, 'each'));
  if (!isShared || entity.kind !== 'range' || targetOf(tokens[0])?.factor !== 1) return;
  let gap = tokens[0]?.gap;
  for (let index = parts.length - 1; index >= 0 && !isBreakingGap(gap); index--) {
    const part = parts[index];
    const [token] = part?.tokens ?? [];
    if (part === undefined || part.entity !== null) return;
    const target = targetOf(token);
    if (target !== null && target.factor === 1 && !target.identity)
      parts[index] = makeTextPart(part.tokens, { ...entity, facet: target.facet });
    else if (!means(token, 'and')) return;
    ({ gap } = part);
  }
}
