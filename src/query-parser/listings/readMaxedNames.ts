import { topLevel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import { means, type Token } from '@/query-parser/text/token';

/** A single 满 or 完 between a name and the end of a word, and what may follow it. */
const MAXED = /^(?:满了?|完)$/;
const AFTER = /^了?(?![\p{L}\d])/u;

/** Reads 满 or 完 right after a name as its highest level: 速北黑满 佐岳满, νガンダム完.
 *  @param chars  the folded text */
export function readMaxedNames(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  if (!/[满完]/.test(chars)) return tokens;
  const levels = highestLevels(spec);
  return tokens.map((token, index) => {
    const isAlone =
      MAXED.test(chars.slice(token.start, token.end)) && AFTER.test(chars.slice(token.end, token.end + 2));
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
