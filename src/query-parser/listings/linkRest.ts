import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Reads words for what is left as words between a resource and its number, not as the number of accounts: 券剩3, 石头：只剩350. */
export function linkRest(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => (isRest(tokens, index) ? { ...token, meanings: [{ kind: 'link' }] } : token));
}

function isRest(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return (
    meaningOf(token, 'count')?.id === 'stock' &&
    !isBreakingGap(token?.gap) &&
    means(before, 'resource') &&
    means(tokens[index + 1], 'number')
  );
}
