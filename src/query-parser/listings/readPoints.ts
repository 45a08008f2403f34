import type { GameSpec } from '@/games/types';
import { meaningOf, means, type Token } from '@/query-parser/text/token';

/** Craft points, whose heading also counts for the letters of common rarities: CP: UR90 / SR640 / R3000 / N5000. */
const PREFIX = 'cp_';
/** Words between a letter and the points of a higher rarity. */
const MAX_DISTANCE = 5;

/** Reads a letter before a number as craft points of this rarity behind those of a higher one. Elsewhere it is too short to be a noun.
 *  @param chars  the folded text */
export function readPoints(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  if (!spec.resources.some(({ id }) => id.startsWith(PREFIX))) return tokens;
  const read: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const id = PREFIX + chars.slice(token.start, token.end);
    const isPoints =
      token.end - token.start === 1 &&
      spec.resources.some((one) => one.id === id) &&
      means(tokens[index + 1], 'number') &&
      read.slice(-MAX_DISTANCE).some((one) => meaningOf(one, 'resource')?.id.startsWith(PREFIX));
    read.push(isPoints ? { ...token, meanings: [{ kind: 'resource', id }] } : token);
  }
  return read;
}
