import type { MutablePart } from '@/query-parser/clauses/operatorText';
import { nameContexts } from '@/query-parser/stance/nameContexts';
import { trainedOdds } from '@/query-parser/stance/trainedOdds';
import { isItem, type TextPart } from '@/query-parser/text/textPart';
import trained from './absenceWeights.json';

const oddsOf = trainedOdds(trained);

/** From these odds on, in tenths of their logarithm, a name is not part of the account: about 5 to 1. */
export const UNLIKELY = 16;

/** Returns the names of a listing that the account probably does not have, judged by the words around them, beside others that it has: 理事长池子我直接跳了.
 *  A name with a level is there. The weights are trained by `npm run stance`.
 *  @param chars  the folded text */
export function findUnlikely(parts: readonly MutablePart[], chars: string): readonly MutablePart[] {
  const isPresent = (part: MutablePart) => isItem(part) && !part.isNegated && !part.isIgnored;
  // In 透 円香 虹×15 the words around one name are those of its list.
  const spaced = new Set(
    parts.filter((part, index) => isSpaced(part, parts[index + 1]) || isSpaced(parts[index - 1], part)),
  );
  const unlikely = nameContexts(parts, chars).flatMap(({ part, ngrams }) =>
    isPresent(part) &&
    !spaced.has(part) &&
    !statesLevel(part) &&
    !precedesBracket(part, chars) &&
    !isCorrection(part, chars) &&
    oddsOf(ngrams) > UNLIKELY
      ? [part]
      : [],
  );
  return parts.filter(isPresent).length > unlikely.length ? unlikely : [];
}

/** Names between spaces are a list. */
function isSpaced(one: MutablePart | undefined, next: MutablePart | undefined): boolean {
  return isItem(one) && isItem(next) && next.gap === 'soft';
}

/** Weevil (no Rex, never farmed him): the words may be about another name. */
function precedesBracket({ end }: MutablePart, chars: string): boolean {
  return /^ ?\(/.test(chars.slice(end, end + 2));
}

/** ホゲホゲじゃなくてステンノ: the words deny what precedes them. */
function isCorrection({ start }: MutablePart, chars: string): boolean {
  return /(?:(?:ジャ|デハ)ナクテ?|而是|but|instead)[、, ]?$/.test(chars.slice(Math.max(0, start - MAX_LEAD), start));
}

/** Returns true for a name with a level of its own or of its list. */
export function statesLevel({ entity, start, extraRanges, isDistributed }: TextPart): boolean {
  const isStated = extraRanges.some((range) => range.isSelection !== true && range.start >= start - MAX_LEAD);
  return isDistributed || isStated || (entity?.kind === 'item' && entity.level > 1);
}

/** Characters of a level before its name. */
const MAX_LEAD = 8;
