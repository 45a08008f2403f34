import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';
import { MAX_COPIES } from '@/query-parser/tokens/joinCounts';

/** Something a number can count: a resource, a whole-number attribute, pulls of the main currency. */
export type AmountTarget = {
  readonly facet: string;
  readonly factor: number;
  readonly identity: boolean;
  /** Larger numbers are not plausible amounts. */
  readonly max: number;
};

/** Attribute limits are those of the slider; games raise them over time. */
const PLAUSIBLE_FACTOR = 3;

/** Returns the resource or attribute that a number beside a word counts, or null. */
export function targetOf(token: Token | undefined): AmountTarget | null {
  const resource = meaningOf(token, 'resource');
  if (resource !== undefined) return { facet: resource.id, factor: 1, identity: false, max: Number.POSITIVE_INFINITY };
  const count = meaningOf(token, 'count');
  if (count !== undefined)
    return { facet: count.id, factor: 1, identity: count.identity, max: count.max * PLAUSIBLE_FACTOR };
  const worth = meaningOf(token, 'worth');
  return worth === undefined
    ? null
    : { facet: worth.resource, factor: worth.amount, identity: false, max: Number.POSITIVE_INFINITY };
}

/** 票还有210张, 石头最好有800, 石头必须3000. */
const LINKS = ['link', 'nice', 'must', 'each'] as const;

/** Returns true for words between a name and its number: 石头有800, 5星×12, 票还有210张. */
export function isFiller(token: Token | undefined): boolean {
  if (token === undefined || isBreakingGap(token.gap)) return false;
  if (LINKS.some((kind) => means(token, kind))) return true;
  if (targetOf(token) !== null) return false;
  return means(token, 'times') || (means(token, 'skip') && token.end - token.start <= 2);
}

/** Returns true for particles such as 的 and は. */
export function isParticle(token: Token | undefined): boolean {
  return means(token, 'skip') && (token?.end ?? 0) - (token?.start ?? 0) === 1;
}

/** In 喷火龙三星×2, 太阳伊布ex一张, 未花 UE50 and 速北黑满破 200左右 the word qualifies the preceding name. */
export function qualifiesName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  // シロナの星2
  const isJoined = before?.end === token?.start && before?.gap === 'none' && isParticle(before);
  const name = isJoined && means(token, 'filter') ? tokens[index - 2] : before;
  if (!means(name, 'item') || token === undefined) return false;
  if (means(token, 'filter'))
    return (
      token.gap === 'none' || token.gap === 'mark' || (token.gap === 'soft' && isNumberOfCopies(tokens, index + 1))
    );
  const count = meaningOf(token, 'count')?.id;
  return (
    (count === 'ue' && !isBreakingGap(token.gap)) ||
    ((count === 'exCount' || count === 'mlbCount') && token.gap === 'none')
  );
}

/** charizard crown x2, but 真琴 3星×60 */
function isNumberOfCopies(tokens: readonly Token[], index: number): boolean {
  const at = !means(tokens[index], 'times') ? index : index + 1;
  const value = meaningOf(tokens[at], 'number')?.value ?? MAX_COPIES + 1;
  return value <= MAX_COPIES && tokens[at + 1]?.gap !== 'none';
}

/** Returns true for an unread noun that touches the number before it, which counts it.
 *  @param chars  the folded text */
export function isCountedNoun(token: Token | undefined, chars: string): boolean {
  if (token === undefined || token.gap !== 'none' || token.meanings.length > 0) return false;
  return token.end - token.start > 1 && /[a-z\p{Script=Han}]/u.test(chars.charAt(token.start));
}
