import { isBreakingGap, type MeaningKind, means, type Token } from '@/query-parser/text/token';
import { type Amount, parseAmount } from '@/query-parser/tokens/parseAmount';
import { type AmountTarget, targetOf } from './amountTarget';

/** Words between a name and its amount in one clause. */
const MAX_DISTANCE = 6;
/** Longer unread text is about something else. */
const MAX_UNREAD_LENGTH = 8;

/** Words that end the statement about a name, or begin another one. */
const CLOSING: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  ...(['item', 'level', 'filter', 'kind', 'option', 'money', 'price', 'times', 'to', 'sort', 'quoted'] as const),
  ...(['number', 'oneOf', 'nice', 'or', 'and', 'copies'] as const),
]);

/** Finds the amount at the end of the clause that a name begins, across words that say how it came about: 金币不多8万, SSR少得可怜就12张,
 *  ジュエルは昨日の天井で溶けて320個.
 *  @param index  the token after the name */
export function readDistantAmount(tokens: readonly Token[], index: number, target: AmountTarget): Amount | null {
  let unreadLength = 0;
  for (let cursor = index; cursor <= index + MAX_DISTANCE; cursor++) {
    const token = tokens[cursor];
    if (token === undefined || token.followsColon || isClauseEnd(token)) return null;
    const amount = cursor === index ? null : parseAmount(tokens, cursor);
    if (amount !== null) return endsStatement(tokens, amount.end) ? amount : null;
    const other = targetOf(token);
    if (other !== null && other.facet !== target.facet && other.facet !== 'stock') return null;
    if (token.meanings.length === 0) unreadLength += token.end - token.start;
    else if (other === null && closes(token)) return null;
    if (unreadLength > MAX_UNREAD_LENGTH) return null;
  }
  return null;
}

/** 还有 also joins names. */
function closes(token: Token): boolean {
  return !means(token, 'link') && token.meanings.some(({ kind }) => CLOSING.has(kind));
}

function isClauseEnd({ gap }: Token): boolean {
  return isBreakingGap(gap) || gap === 'join' || gap === 'or';
}

/** Returns true if a number counts nothing but the name: 54个, 3600了. */
function endsStatement(tokens: readonly Token[], index: number): boolean {
  let cursor = index;
  while (tokens[cursor]?.gap === 'none' && isParticle(tokens[cursor])) cursor++;
  const next = tokens[cursor];
  return next === undefined || next.gap !== 'none';
}

function isParticle(token: Token | undefined): boolean {
  return (['measure', 'skip', 'nice', 'optional'] as const).some((kind) => means(token, kind));
}
