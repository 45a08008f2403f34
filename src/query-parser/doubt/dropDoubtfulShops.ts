import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { hasNoMeaning } from '@/query-parser/text/textPart';
import { meaningOf } from '@/query-parser/text/token';

/** Turns names of shops back into unread text where they may not be meant as a requirement: as a mere preference (月见屋优先), and
 *  beside an unknown word that touches them, which may be a refusal (月见屋拉黑). */
export function dropDoubtfulShops(parts: readonly InterpretedPart[]): readonly InterpretedPart[] {
  return parts.map((part, index) => {
    const isShop = meaningOf(part.tokens[0], 'option')?.facet === 'shop';
    if (part.entity?.kind !== 'choice' || !isShop || part.isNegated) return part;
    const isDoubtful = part.mode === 'nice' || touchesUnread(parts, index);
    return isDoubtful ? { ...part, entity: null, tokens: [], extraRanges: [] } : part;
  });
}

function touchesUnread(parts: readonly InterpretedPart[], index: number): boolean {
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]];
  return (part?.gap === 'none' && hasNoMeaning(before)) || (after?.gap === 'none' && hasNoMeaning(after));
}
