import type { TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, means } from '@/query-parser/text/token';

/** Maximum number of words of chatter after a number in its clause. */
const MAX_CHATTER = 3;

/** Returns true if a part is alone in its clause, apart from a few words of chatter after it: 一百二 谢谢，不议. */
export function fillsClause(parts: readonly TextPart[], index: number): boolean {
  let after = index + 1;
  while (after - index <= MAX_CHATTER && isChatter(parts[after])) after++;
  const next = parts[after];
  return isBreakingGap(parts[index]?.gap) && (next === undefined || isBreakingGap(next.gap));
}

function isChatter(part: TextPart | undefined): boolean {
  return (
    part?.entity === null &&
    (part.gap === 'soft' || part.gap === 'none') &&
    part.tokens.every((token) => means(token, 'skip'))
  );
}
