import { hasMeaning } from '@/query-parser/clauses/operatorScope';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { isBreakingGap, meaningOf, means, type Token } from '@/query-parser/text/token';

/** Words before a name that ask for it. */
const WISH = /(?:\b(?:want|need|lf|wtb|iso) (?:an? |the )?|[求要收缺蹲找有带])$/;
const MAX_WISH = 12;
/** A misspelt name as long as this is no ordinary word. */
const LONG = /^(?:[a-z ]{8}|[^a-z]{5})/;
/** A particle with the beginning of the next word, はな in それはなぜ, and two katakana, between which no word ends. */
const PARTICLE = /^[はがをにでもとの]\p{Script=Hiragana}$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]{2}$/u;

/** Drops names that are rather ordinary words: misspelt ones, those that are everyday words as well, and parts of longer words. What stands beside
 *  them can make them names: in `that's too steep`, steep is no misspelt Sweep, unlike in `steep tosho 3★`. */
export function dropStrayNames(tokens: readonly Token[], folded: FoldedText): readonly Token[] {
  return tokens.map((token, index) => {
    if (!means(token, 'item')) return token;
    const isWeak = token.isTypo
      ? !LONG.test(folded.chars.slice(token.start, token.end))
      : meaningOf(token, 'item')?.isEveryday === true;
    if (!isFragment(tokens, index, folded) && (!isWeak || isNamed(tokens, index, folded.chars))) return token;
    return { ...token, meanings: token.meanings.filter(({ kind }) => kind !== 'item') };
  });
}

/** In フランス, フラン is part of a longer word. */
function isFragment(tokens: readonly Token[], index: number, { text, starts, ends }: FoldedText): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  const [start, end] = [starts[token.start] ?? 0, ends[token.end - 1] ?? 0];
  const touches = (one: Token | undefined, other: Token | undefined) =>
    other?.gap === 'none' && (one?.meanings.length === 0 || other.meanings.length === 0);
  return (
    (touches(tokens[index - 1], token) && KATAKANA.test(text.slice(start - 1, start + 1))) ||
    (touches(token, next) && KATAKANA.test(text.slice(end - 1, end + 1))) ||
    (token.gap === 'none' && PARTICLE.test(text.slice(start, end)))
  );
}

/** Returns true for a name that fills its place in a list, or that stands beside something that is said of names. */
function isNamed(tokens: readonly Token[], index: number, chars: string): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (isApart(token) && isApart(next)) return true;
  if (isBeside(tokens, index, -1) || isBeside(tokens, index, 1)) return true;
  // In 有时候 the word goes on.
  const goesOn = next?.gap === 'none' && next.meanings.length === 0;
  return !goesOn && WISH.test(chars.slice(Math.max(0, (token?.start ?? 0) - MAX_WISH), token?.start));
}

function isApart(token: Token | undefined): boolean {
  return (
    token === undefined || token.followsColon || isBreakingGap(token.gap) || token.gap === 'join' || token.gap === 'or'
  );
}

const BESIDE = ['level', 'least', 'filter', 'kind', 'copies', 'times', 'nice', 'must', 'optional'] as const;
/** How far away it may be: 殿下要至少3破. */
const MAX_DISTANCE = 3;

function isBeside(tokens: readonly Token[], index: number, step: 1 | -1): boolean {
  let isJoined = true;
  for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
    const token = tokens[index + step * distance];
    if (token === undefined || isApart(step === 1 ? token : tokens[index + step * (distance - 1)])) return false;
    if (means(token, 'item')) return isJoined;
    if (hasMeaning(token, BESIDE)) return true;
    // 灰2; in チケット50枚 the number counts tickets. In `2 weeks` and `no lower please` the word is no misspelt name.
    if (hasMeaning(token, ['not', 'ignored']) || (meaningOf(token, 'number')?.value ?? 10) < 10)
      return tokens[index]?.isTypo !== true;
    isJoined &&= hasMeaning(token, ['and', 'or']);
    if (!hasMeaning(token, ['skip', 'link', 'and', 'or', 'each'])) return false;
  }
  return false;
}
