import { gapOfChar, isDigit, isLatin, isSymbol, isWordChar, strongerGap } from '@/query-parser/text/charKinds';
import type { FoldedText } from '@/query-parser/text/foldedText';
import type { Gap, Meaning, Token } from '@/query-parser/text/token';
import type { Candidate } from './findTokens';
import type { FindTokensAt } from './rememberTokens';

/** Cost of an unread character or Latin run. */
const UNREAD_COST = 10;
/** Leaving a symbol such as ★ unread costs more than combining it with its neighbours. */
const SYMBOL_COST = 1;

/** Segments a text by shortest path: as little unread text as possible, then as few words as possible, so that the longest name
 *  wins. Runs in linear time.
 *  @param extra  further candidates by start offset */
export function chooseTokens(
  findTokensAt: FindTokensAt,
  folded: FoldedText,
  extra: ReadonlyMap<number, readonly Candidate[]> = new Map(),
): readonly Token[] {
  const { chars } = folded;
  const path = createPath(chars.length);
  for (let offset = 0; offset < chars.length; offset++) {
    if (!path.reaches(offset)) continue;
    for (const { end, cost, meanings, isTypo } of extra.get(offset) ?? [])
      path.take(offset, end, cost, meanings, isTypo);
    findTokensAt(offset, path.take);
    const char = charAt(chars, offset);
    if (!isWordChar(char)) path.take(offset, offset + char.length, isSymbol(char) ? SYMBOL_COST : 0, null, false);
    else {
      const end = endOfUnread(folded, offset);
      path.take(offset, end, UNREAD_COST + (end - offset - 1) * 2, NO_MEANINGS, false);
    }
  }
  return withGaps(chars, path.collect());
}

const NO_MEANINGS: readonly Meaning[] = [];

/** Cheapest path to every offset; null meanings are gaps. Uses arrays because a text has tens of thousands of candidates. */
function createPath(length: number) {
  const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(length + 1);
  const typoFlags = new Uint8Array(length + 1);
  const chosen: (readonly Meaning[] | null)[] = new Array(length + 1).fill(null);
  costs[0] = 0;
  return {
    reaches: (offset: number) => costs[offset] !== Number.POSITIVE_INFINITY,
    take: (start: number, end: number, cost: number, meanings: readonly Meaning[] | null, isTypo: boolean) => {
      const total = (costs[start] ?? 0) + cost;
      if (total >= (costs[end] ?? 0)) return;
      costs[end] = total;
      from[end] = start;
      typoFlags[end] = isTypo ? 1 : 0;
      chosen[end] = meanings;
    },
    collect: (): readonly Chosen[] => {
      const words: Chosen[] = [];
      for (let end = length; end > 0; end = from[end] ?? 0) {
        const meanings = chosen[end];
        if (meanings != null) words.push({ start: from[end] ?? 0, end, meanings, isTypo: typoFlags[end] === 1 });
      }
      return words.reverse();
    },
  };
}

type Chosen = Pick<Token, 'start' | 'end' | 'meanings' | 'isTypo'>;

/** Adds the gaps between tokens and merges consecutive unread characters. */
function withGaps(chars: string, words: readonly Chosen[]): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { start, end: next, meanings, isTypo } of words) {
    let gap: Gap = tokens.length === 0 ? 'stop' : 'none';
    const followsColon = chars.slice(end, start).includes(':');
    for (let offset = end; offset < start; offset++) gap = strongerGap(gap, gapAt(chars, offset));
    const last = tokens[tokens.length - 1];
    // アル・ムツキ is a list of names, unlike モビル・スーツ.
    if (chars.slice(end, start) === '・' && isName(last?.meanings) && isName(meanings)) gap = 'join';
    end = next;
    if (last !== undefined && gap === 'none' && meanings.length === 0 && last.meanings.length === 0)
      tokens[tokens.length - 1] = { ...last, end };
    else tokens.push({ start, end, meanings, isTypo, gap, followsColon });
  }
  return tokens;
}

function isName(meanings: readonly Meaning[] | undefined): boolean {
  return meanings?.some(({ kind }) => kind === 'item') ?? false;
}

/** The last full stop of A.A. and that of Lv.120 do not separate words. */
function gapAt(chars: string, offset: number): Gap {
  const isInside = chars[offset] === '.' && (chars[offset - 2] === '.' || isWordChar(chars[offset + 1] ?? ''));
  if (isInside) return 'mark';
  // Inside names it is no gap.
  return chars[offset] === '・' ? 'join' : gapOfChar(chars[offset] ?? '');
}

/** A Latin run with trailing digits or a run of digits stays unread as a whole; anything else character by character. */
function endOfUnread({ chars, caseBoundaries }: FoldedText, offset: number): number {
  let end = offset + charAt(chars, offset).length;
  const isLatinRun = isLatin(chars.charCodeAt(offset));
  if (!isLatinRun && !isDigit(chars.charCodeAt(offset))) return end;
  while (isLatinRun && isLatin(chars.charCodeAt(end)) && !caseBoundaries.has(end)) end++;
  while (isDigit(chars.charCodeAt(end))) end++;
  return end;
}

function charAt(chars: string, offset: number): string {
  return String.fromCodePoint(chars.codePointAt(offset) ?? 0);
}
