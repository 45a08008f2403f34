import type { ParseMode } from '@/query-parser/result/parsedText';
import { isBreakingGap, type Meaning, meaningOf, type Token } from '@/query-parser/text/token';

/** Gives words of ownership their meaning in a mode. まだ and 还差 refuse a name in a listing, while a buyer who writes them asks for it. 已有
 *  lists a name in a listing, while a buyer does not need it. */
export function resolveOwnership(tokens: readonly Token[], mode: ParseMode): readonly Token[] {
  return tokens.map((token, index) => {
    if (mode === 'offer' && isRest(tokens, index)) return { ...token, meanings: [{ kind: 'link' }] };
    const word = meaningOf(token, 'lacking') ?? meaningOf(token, 'owned');
    if (word === undefined) return token;
    const { kind, side } = word;
    const isListing = mode === 'offer';
    const meaning: Meaning =
      kind === 'lacking' && isListing
        ? { kind: 'not', side }
        : kind === 'owned' && !isListing
          ? { kind: 'ignored', side }
          : { kind: 'skip' };
    return { ...token, meanings: [...token.meanings.filter((one) => one !== word), meaning] };
  });
}

/** 券剩3, 石头：只剩350: what is left of the resource before it, not of the accounts. */
function isRest(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return (
    meaningOf(token, 'count')?.id === 'stock' &&
    !isBreakingGap(token?.gap) &&
    meaningOf(before, 'resource') !== undefined &&
    meaningOf(tokens[index + 1], 'number') !== undefined
  );
}
