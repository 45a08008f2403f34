import { isItem, type TextPart } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';

/** Maximum number of clauses with nothing but chatter before a remark. */
const MAX_CHATTER = 2;

/** Returns the clause after another one if it has no name, for it may say something about those before it: ベルは育てたけど、もういいや. Returns
 *  no parts if there is none. */
export function findRemark<P extends Pick<TextPart, 'entity' | 'tokens'>>(
  clauses: readonly (readonly P[])[],
  index: number,
): readonly P[] {
  const next = clauses.slice(index + 1, index + 2 + MAX_CHATTER).find((clause) => !clause.every(isChatter)) ?? [];
  return next.some(isItem) ? [] : next;
}

function isChatter({ entity, tokens }: Pick<TextPart, 'entity' | 'tokens'>): boolean {
  return entity === null && means(tokens[0], 'skip');
}
