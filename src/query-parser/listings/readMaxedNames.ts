import { topLevel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import { means, type Token } from '@/query-parser/text/token';

/** A single 满 between a name and the end of a word. */
const MAXED = /^满了?$/;

/** Reads 满 right after a name as its highest level: 速北黑满 佐岳满.
 *  @param chars  the folded text */
export function readMaxedNames(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  if (!chars.includes('满')) return tokens;
  const levels = highestLevels(spec);
  return tokens.map((token, index) => {
    const isAlone = MAXED.test(chars.slice(token.start, token.end)) && tokens[index + 1]?.gap !== 'none';
    if (!isAlone || token.gap !== 'none' || !means(tokens[index - 1], 'item')) return token;
    return { ...token, meanings: [{ kind: 'level', levels }] };
  });
}

/** Scales whose steps are reached with further copies of an item. */
const COPY_SCALES = /^(?:limitBreak|np)/;

/** Returns the highest level of each kind of item whose levels are reached with further copies. */
export function highestLevels({ kinds }: GameSpec): ReadonlyMap<string, number> {
  return new Map(
    kinds.flatMap((kind) =>
      kind.scale !== null && COPY_SCALES.test(kind.scale.id) ? [[kind.id, topLevel(kind)] as const] : [],
    ),
  );
}
