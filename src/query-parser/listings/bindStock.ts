import { makeTextPart, type TextPart } from '@/query-parser/text/textPart';
import { meaningOf, means } from '@/query-parser/text/token';

/** Words and signs before the number of accounts, in folded text: 多号现货剩6个, 在庫複数(12), `several in stock, count as of now = 4`. */
const BEFORE = /(?:余|剩下?|还有|共|现有|现在|在库|残リ?|qty|[(=:]) ?$/;
/** Words after it: `several in stock, 6 atm`, 複数在庫（7アカ）, 多号现货，4个. */
const AFTER =
  /^ ?(?:[个件台コツ]|アカ|垢|pcs|pieces|acc(?:ount)?s?|left|rem|avail|in stock|atm|rn|(?:right )?now|as of)(?![a-z]{3})/;
const MAX_DISTANCE = 10;
/** Words between the kind of sale and the number, which state no other amount. */
const BETWEEN = /^[^\d]{0,24}$/;
const MAX_STOCK = 9999;

/** Reads how many accounts a listing of several has, if no other rule did: the number beside the words for several accounts.
 *  @param chars  the folded text */
export function bindStock(parts: readonly TextPart[], chars: string): readonly TextPart[] {
  if (parts.some(({ entity }) => entity?.kind === 'range' && entity.facet === 'stock')) return parts;
  const several = parts.findIndex(isSeveral);
  const from = parts[several];
  if (from === undefined) return parts;
  for (const part of parts.slice(several + 1, several + 1 + MAX_DISTANCE)) {
    const numbers = part.tokens.filter((token) => means(token, 'number'));
    const [number] = numbers;
    const value = meaningOf(number, 'number')?.value ?? 0;
    const between = chars.slice(from.end, number?.start);
    if (number === undefined || numbers.length > 1 || !Number.isInteger(value) || value > MAX_STOCK) continue;
    if (!BETWEEN.test(between)) return parts;
    if (!BEFORE.test(between) && !AFTER.test(chars.slice(number.end, number.end + MAX_DISTANCE))) return parts;
    const stock = makeTextPart(part.tokens, { kind: 'range', facet: 'stock', range: { min: value, max: value } });
    return parts.map((one) => (one === part ? stock : one));
  }
  return parts;
}

function isSeveral({ tokens }: TextPart): boolean {
  return tokens.some((token) => {
    const option = meaningOf(token, 'option');
    return option?.facet === 'saleMode' && option.values.includes('multi');
  });
}
