import type { GameSpec } from '@/games/types';
import { asSkipped, means, type Token } from '@/query-parser/text/token';

/** Brackets that deny something, in folded text: （泳装没有）, (no swimsuit). */
const DENIAL =
  /\(([^()\n]{1,24}?(?:没(?:有|抽到?)?|无|ナシ|无シ|[イ居]ナイ|未所持|未入手)|(?:no|without) [a-z ]{3,20})\)/g;

/** Skips what brackets say of another version of a name that the account lacks, which selects no version: 若藻五星（泳装没有）. One token stands for
 *  all that the brackets contain, since rules for absent names look at the words between tokens, too.
 *  @param chars  the folded text */
export function skipAbsentVersions(tokens: readonly Token[], _spec: GameSpec, chars: string): readonly Token[] {
  const replaced = new Map<Token, readonly Token[]>();
  for (const { 0: text, index } of chars.matchAll(DENIAL)) {
    const [start, end] = [index + 1, index + text.length - 1];
    const inside = tokens.filter((token) => token.start >= start && token.end <= end);
    const [first, ...others] = inside;
    if (first === undefined || !inside.some(isVersion) || inside.some((token) => means(token, 'item'))) continue;
    // `blankChatter` blanks skipped words only behind a space.
    replaced.set(first, [{ ...asSkipped(first), start, end, gap: 'soft' }]);
    for (const other of others) replaced.set(other, []);
  }
  return replaced.size === 0 ? tokens : tokens.flatMap((token) => replaced.get(token) ?? [token]);
}

function isVersion(token: Token): boolean {
  return means(token, 'filter') && !means(token, 'level');
}
