import type { Token } from '@/query-parser/text/token';

const REACHED = /^(?:マデハ?(?:终|通|进|行ッ|到达)|(?:マデ)?ハ?クリア)/;
const MAX_LENGTH = 9;

/** Returns true for まで before a verb, which is how far an account has got rather than a limit, and for what is completed: 7章まで終わってる,
 *  2部7章クリア済み.
 *  @param chars  the folded text */
export function isReached(token: Token | undefined, chars: string): boolean {
  return token !== undefined && REACHED.test(chars.slice(token.start, token.start + MAX_LENGTH));
}
