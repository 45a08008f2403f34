import type { ParseMode } from '@/query-parser/result/parsedText';
import { type Meaning, meaningOf, type Token } from '@/query-parser/text/token';

/** Gives words such as まだ, 还差 and not yet their meaning: a listing does not have the name beside them, while a buyer who writes them
 *  asks for it. */
export function resolveLacking(tokens: readonly Token[], mode: ParseMode): readonly Token[] {
  return tokens.map((token) => {
    const lacking = meaningOf(token, 'lacking');
    if (lacking === undefined) return token;
    const meaning: Meaning = mode === 'offer' ? { kind: 'not', side: lacking.side } : { kind: 'skip' };
    return { ...token, meanings: [...token.meanings.filter((one) => one !== lacking), meaning] };
  });
}
