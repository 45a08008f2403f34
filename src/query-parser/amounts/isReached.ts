import type { Token } from '@/query-parser/text/token';

const VERB = /^ハ?(?:终|通|进|行ッ|クリア|到达)/;
const MAX_LENGTH = 6;

/** Returns true for まで before a verb, which is how far an account has got rather than a limit: 7章まで終わってる.
 *  @param chars  the folded text */
export function isReached(token: Token | undefined, chars: string): boolean {
  if (token === undefined || chars.slice(token.start, token.end) !== 'マデ') return false;
  return VERB.test(chars.slice(token.end, token.end + MAX_LENGTH));
}
