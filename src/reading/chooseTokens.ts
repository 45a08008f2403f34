import { gapOfChar, isDigit, isLatin, isSign, isWordChar, strongerGap } from './charKinds';
import { type Candidate, findTokens, type Words } from './findTokens';
import type { FoldedText } from './foldedText';
import type { Gap, Token } from './token';

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
  const costs = new Float64Array(chars.length + 1).fill(Number.POSITIVE_INFINITY);
  const chosen: (Candidate | null)[] = new Array(chars.length + 1).fill(null);
  const from = new Int32Array(chars.length + 1);
  costs[0] = 0;
  const take = (start: number, end: number, cost: number, candidate: Candidate | null) => {
    const total = (costs[start] ?? 0) + cost;
    if (total >= (costs[end] ?? 0)) return;
    costs[end] = total;
    chosen[end] = candidate;
    from[end] = start;
  };
  for (let at = 0; at < chars.length; at++) {
    if (costs[at] === Number.POSITIVE_INFINITY) continue;
    for (const one of findTokens(words, folded, at)) take(at, one.end, one.cost, one);
    for (const one of extra.get(at) ?? []) take(at, one.end, one.cost, one);
    const char = charAt(chars, at);
    if (!isWordChar(char)) take(at, at + char.length, isSign(char) ? SIGN_COST : 0, null);
    else {
      const end = endOfUnread(folded, at);
      take(at, end, UNREAD_COST + (end - at - 1) * 2, { start: at, end, meanings: [], cost: 0, slip: false });
    }
  }
  return withGaps(chars, collect(chars.length, chosen, from));
}

function collect(length: number, chosen: readonly (Candidate | null)[], from: Int32Array): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = length; at > 0; at = from[at] ?? 0) {
    const candidate = chosen[at];
    if (candidate != null) candidates.push(candidate);
  }
  return candidates.reverse();
}

/** Tokens with what parts them; characters in a row that are in no word are one. */
function withGaps(chars: string, candidates: readonly Candidate[]): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { start, end: next, meanings, slip } of candidates) {
    let gap: Gap = tokens.length === 0 ? 'stop' : 'none';
    const colon = chars.slice(end, start).includes(':');
    for (let at = end; at < start; at++) gap = strongerGap(gap, gapAt(chars, at));
    const last = tokens.at(-1);
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
