import type { GameSpec } from '@/games/types';
import type { Meaning, Token } from '@/query-parser/text/token';

/** Number of cards at their highest limit break. */
const ID = 'mlbCount';
/** How many of the cards counted before are at their highest limit break: SSR88枚 うち完凸14; 66 SSR cards, 9 of them maxed. */
const AMONG =
  /(?:ウチ|其中|ソノ内)ノ?(?:完凸|满破)(?=[ハガ:是有]?\d+(?![\d张枚 ]*:))|(?:of (?:them|which|these|those) )(?:are )?(?:maxed|mlb)/g;

/** Reads words for the highest limit break as a count where they say how many of the cards before have it.
 *  @param chars  the folded text */
export function readMaxedCounts(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  const attribute = spec.attributes.find(({ id }) => id === ID);
  if (attribute?.type !== 'int') return tokens;
  const ranges = [...chars.matchAll(AMONG)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
  if (ranges.length === 0) return tokens;
  return tokens.map((token) => {
    const range = ranges.find(({ start, end }) => token.start >= start && token.end <= end);
    if (range === undefined) return token;
    const meaning: Meaning =
      token.end < range.end ? { kind: 'measure' } : { kind: 'count', id: ID, identity: false, max: attribute.max };
    return { ...token, meanings: [meaning] };
  });
}
