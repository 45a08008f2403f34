import { isMoney, type MeaningKind, meaningOf, means, startsClause, type Token } from '@/query-parser/text/token';

/** A number with its bounds. `hasBound` is true if the text stated a bound. */
export type Amount = {
  readonly min: number | null;
  readonly max: number | null;
  readonly hasBound: boolean;
  /** True for an upper limit that is not included: below 120, 200未満. */
  readonly isExclusive?: boolean;
  /** Index of the token after the amount. */
  readonly end: number;
};

type Joiner = (token: Token | undefined) => boolean;

/** Parses the amount that starts at a token: 800, 800+, 至少800, 500-800, 300个以下, ~500, 500以上800以下.
 *  @param between  accepts tokens inside a range, such as the currency of 500元-800元 */
export function parseAmount(tokens: readonly Token[], index: number, between: Joiner = () => false): Amount | null {
  if (!beginsAmount(tokens[index])) return null;
  const first = readOneAmount(tokens, index, between);
  if (first === null || !first.hasBound || (first.min !== null && first.max !== null)) return first;
  // In 石800+500以内 the plus sign may join.
  if (means(tokens[first.end - 1], 'and')) return first;
  const second = startsClause(tokens[first.end]) ? null : readOneAmount(tokens, first.end, between);
  if (second === null || !second.hasBound || (second.min === null) === (first.min === null)) return first;
  if (second.min !== null && second.max !== null) return first;
  // A separated bound belongs to something else, unless both are signs: >500 <1000.
  if (tokens[first.end]?.gap !== 'none' && !isLeadingSign(tokens[first.end])) return first;
  // In 三千以上一百五以内 the second limit is about something else.
  if ((first.min ?? second.min ?? 0) > (first.max ?? second.max ?? 0)) return first;
  const isExclusive = first.isExclusive === true || second.isExclusive === true;
  return { min: first.min ?? second.min, max: first.max ?? second.max, hasBound: true, isExclusive, end: second.end };
}

const BEGINNINGS: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  'between',
  'least',
  'most',
  'to',
  'number',
  'copies',
]);

/** Returns true if an amount can begin with a token. Most tokens are names and words, for which nothing else is tried. */
export function beginsAmount(token: Token | undefined): boolean {
  if (token === undefined) return false;
  for (const { kind } of token.meanings) if (BEGINNINGS.has(kind)) return true;
  return false;
}

function readOneAmount(tokens: readonly Token[], index: number, between: Joiner): Amount | null {
  if (means(tokens[index], 'between')) return readRange(tokens, index + 1, between, 'and');
  const before = boundKind(tokens[index], 'before');
  const leading = means(tokens[index], 'to') && !means(tokens[index], 'number') && !isDash(tokens, index);
  const start = before !== null ? skipFiller(tokens, index) : leading ? index + 1 : index;
  const number = numberOf(tokens[start]);
  if (number === undefined || (start > index && startsClause(tokens[start]))) return null;
  const { value, upper } = number;
  const end = start + 1;
  if (before === 'least') return { min: value, max: null, hasBound: true, end: skipBound(tokens, end, before) };
  if (before === 'most' || leading) {
    const isExclusive = excludesLimit(tokens[index]);
    return { min: null, max: value, hasBound: true, isExclusive, end: skipBound(tokens, end, 'most') };
  }
  const range = readRange(tokens, start, between);
  if (range !== null || upper === undefined) return range ?? readBoundAfter(tokens, end, value);
  return { min: value, max: upper, hasBound: true, end };
}

/** Mika - 100 students: a sign between spaces separates. */
function isDash(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index];
  return sign?.gap === 'soft' && sign.end - sign.start === 1 && tokens[index + 1]?.gap === 'soft';
}

/** A counted number is one word as well: 票两张, 五星别超过五个. */
function numberOf(token: Token | undefined): { readonly value: number; readonly upper?: number } | undefined {
  const copies = meaningOf(token, 'copies');
  return meaningOf(token, 'number') ?? (copies === undefined || copies.prefix ? undefined : { value: copies.count });
}

/** Words may stand between a bound and its number, unless it is a sign: 最多出500, up to about 35. */
function skipFiller(tokens: readonly Token[], index: number): number {
  const bound = tokens[index];
  const isWord = bound !== undefined && bound.end - bound.start > 1;
  let cursor = index + 1;
  while (isWord && cursor <= index + MAX_FILLERS && isSkippable(tokens[cursor])) cursor++;
  return cursor;
}

const MAX_FILLERS = 2;

function isSkippable(token: Token | undefined): boolean {
  return !startsClause(token) && means(token, 'skip') && !means(token, 'number');
}

/** Matches 500-800, 500個〜800個 and 2-3千. 主线30-12 is not a range: its second number counts something else. */
function readRange(
  tokens: readonly Token[],
  index: number,
  between: Joiner,
  joiner: 'to' | 'and' = 'to',
): Amount | null {
  const sign = between(tokens[index + 1]) || isMeasure(tokens[index + 1]) ? index + 2 : index + 1;
  const isJoined = [joiner, 'to', 'from'].some((kind) => tokens[sign]?.meanings.some((one) => one.kind === kind));
  if (!isJoined || startsClause(tokens[sign])) return null;
  const cursor = between(tokens[sign + 1]) ? sign + 2 : sign + 1;
  const lower = meaningOf(tokens[index], 'number');
  const upper = meaningOf(tokens[cursor], 'number');
  // チケット50〜、7000円まで
  if (lower === undefined || upper === undefined || startsClause(tokens[cursor]) || tokens[cursor]?.gap === 'join')
    return null;
  const spread = lower.unit === 1 && upper.unit > 1 && lower.value * upper.unit <= upper.value;
  const min = spread ? lower.value * upper.unit : lower.value;
  return min > upper.value ? null : { min, max: upper.value, hasBound: true, end: cursor + 1 };
}

/** Parses a bound after a number: 300以下, 300个以下, 500~. */
function readBoundAfter(tokens: readonly Token[], index: number, value: number): Amount {
  const measured =
    isMeasure(tokens[index]) && tokens[index + 1]?.gap === 'none' && boundKind(tokens[index + 1], 'after') !== null;
  const end = measured ? index + 1 : index;
  const token = tokens[end];
  const side = startsClause(token) ? null : boundKind(token, 'after');
  if (side === 'most')
    return { min: null, max: value, hasBound: true, isExclusive: excludesLimit(token), end: end + 1 };
  if (side === 'least') return { min: value, max: null, hasBound: true, end: end + 1 };
  const open =
    tokens[index]?.gap === 'none' &&
    means(tokens[index], 'to') &&
    (!isNumber(tokens[index + 1]) || tokens[index + 1]?.gap === 'join');
  return { min: value, max: null, hasBound: open, end: open ? index + 1 : index };
}

/** Returns the bound that a token sets for a neighbouring number. A plus sign must touch its number. */
function boundKind(token: Token | undefined, side: 'before' | 'after'): 'least' | 'most' | null {
  if (token === undefined) return null;
  for (const kind of ['least', 'most'] as const) {
    const meaning = token.meanings.find((one) => one.kind === kind && (one.side === side || one.side === 'both'));
    if (meaning !== undefined && (side === 'before' || token.gap === 'none' || !mustTouch(token))) return kind;
  }
  return null;
}

/** Returns true for 未満 and below. */
export function excludesLimit(token: Token | undefined): boolean {
  return meaningOf(token, 'most')?.isExclusive === true;
}

/** 800+ is a bound; 800 + 30 is a sum. */
function mustTouch(token: Token): boolean {
  return means(token, 'and') || token.end - token.start === 1;
}

function isLeadingSign(token: Token | undefined): boolean {
  return token !== undefined && token.end - token.start <= 2 && boundKind(token, 'before') !== null;
}

function isMeasure(token: Token | undefined): boolean {
  return token?.gap === 'none' && means(token, 'measure') && !isMoney(token);
}

function isNumber(token: Token | undefined): boolean {
  return token?.gap === 'none' && means(token, 'number');
}

/** Skips a bound that is stated again: 至少500以上, but not min 20 max 60 and 下限200上限500. */
function skipBound(tokens: readonly Token[], index: number, before: 'least' | 'most'): number {
  return !startsClause(tokens[index]) && boundKind(tokens[index], 'after') === before ? index + 1 : index;
}
