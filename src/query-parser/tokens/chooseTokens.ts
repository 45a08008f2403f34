import { gapOfChar, isDigit, isLatin, isSign, isWordChar, strongerGap } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import type { Gap, Meaning, Token } from '@/query-parser/text/token';
import { type Candidate, findTokens, type Words } from './findTokens';

/** What leaving a character unread costs; a Latin run is left whole. */
const UNREAD_COST = 10;
/** Leaving out a sign such as ★ costs more than reading it with what stands beside it. */
const SIGN_COST = 1;

/** Cuts a text into words the cheapest way: as little as possible unread, then as few words as possible, so that the
 *  longest name wins. Linear in the length of the text.
 *  @param extra  further words by the place where they begin */
export function chooseTokens(
  words: Words,
  folded: FoldedText,
  extra: ReadonlyMap<number, readonly Candidate[]> = new Map(),
): readonly Token[] {
  const { chars } = folded;
  const path = createPath(chars.length);
  for (let at = 0; at < chars.length; at++) {
    if (!path.reaches(at)) continue;
    findTokens(words, folded, at, path.take);
    for (const { end, cost, meanings, slip } of extra.get(at) ?? []) path.take(at, end, cost, meanings, slip);
    const char = charAt(chars, at);
    if (!isWordChar(char)) path.take(at, at + char.length, isSign(char) ? SIGN_COST : 0, null, false);
    else {
      const end = endOfUnread(folded, at);
      path.take(at, end, UNREAD_COST + (end - at - 1) * 2, NOTHING, false);
    }
  }
  return withGaps(chars, path.collect());
}

const NOTHING: readonly Meaning[] = [];

/** The cheapest way to every place of a text; `null` meanings are gaps. In arrays, for a text has tens of thousands of words
 *  that are looked at and not taken. */
function createPath(length: number) {
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(length + 1);
  const slips = new Uint8Array(length + 1);
  const chosen: (readonly Meaning[] | null)[] = new Array(length + 1).fill(null);
  costs[0] = 0;
  return {
    reaches: (at: number) => costs[at] !== Number.POSITIVE_INFINITY,
    take: (start: number, end: number, cost: number, meanings: readonly Meaning[] | null, slip: boolean) => {
      const total = (costs[start] ?? 0) + cost;
      if (total >= (costs[end] ?? 0)) return;
      costs[end] = total;
      from[end] = start;
      slips[end] = slip ? 1 : 0;
      chosen[end] = meanings;
    },
    collect: (): readonly Chosen[] => {
      const words: Chosen[] = [];
      for (let end = length; end > 0; end = from[end] ?? 0) {
        const meanings = chosen[end];
        if (meanings != null) words.push({ start: from[end] ?? 0, end, meanings, slip: slips[end] === 1 });
      }
      return words.reverse();
    },
  };
}

type Chosen = Pick<Token, 'start' | 'end' | 'meanings' | 'slip'>;

/** Tokens with what parts them; characters in a row that are in no word are one. */
function withGaps(chars: string, words: readonly Chosen[]): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { start, end: next, meanings, slip } of words) {
    let gap: Gap = tokens.length === 0 ? 'stop' : 'none';
    const colon = chars.slice(end, start).includes(':');
    for (let at = end; at < start; at++) gap = strongerGap(gap, gapAt(chars, at));
    const last = tokens[tokens.length - 1];
    end = next;
    if (last !== undefined && gap === 'none' && meanings.length === 0 && last.meanings.length === 0)
      tokens[tokens.length - 1] = { ...last, end };
    else tokens.push({ start, end, meanings, slip, gap, colon });
  }
  return tokens;
}

/** The last full stop of A.A. and that of Lv.120 part nothing. */
function gapAt(chars: string, at: number): Gap {
  const isInside = chars[at] === '.' && (chars[at - 2] === '.' || isWordChar(chars[at + 1] ?? ''));
  return isInside ? 'mark' : gapOfChar(chars[at] ?? '');
}

/** A Latin run with the digits behind it, or a row of digits, is unread as a whole; anything else one by one. */
function endOfUnread({ chars, humps }: FoldedText, at: number): number {
  let end = at + charAt(chars, at).length;
  const latin = isLatin(chars.charCodeAt(at));
  if (!latin && !isDigit(chars.charCodeAt(at))) return end;
  while (latin && isLatin(chars.charCodeAt(end)) && !humps.has(end)) end++;
  while (isDigit(chars.charCodeAt(end))) end++;
  return end;
}

function charAt(chars: string, at: number): string {
  return String.fromCodePoint(chars.codePointAt(at) ?? 0);
}
