import { isBreak, meaningOf, type Token } from '@/query-parser/text/token';

/** A number with what stands around it. `bounded` tells whether it said which way it is a bound. */
export type Amount = {
  readonly min: number | null;
  readonly max: number | null;
  readonly bounded: boolean;
  /** Index of the token behind it. */
  readonly end: number;
};

type Between = (token: Token | undefined) => boolean;

/** Reads the amount that begins at a token: 800, 800+, 至少800, 500-800, 300个以下, ~500, 500以上800以下.
 *  @param between  tokens that may stand inside a range, such as the money sign of 500元-800元 */
export function parseAmount(tokens: readonly Token[], at: number, between: Between = () => false): Amount | null {
  const first = readOneAmount(tokens, at, between);
  if (first === null || !first.bounded || (first.min !== null && first.max !== null)) return first;
  // 石800+500以内: the plus sign may join.
  if (meaningOf(tokens[first.end - 1], 'and') !== undefined) return first;
  const second = isBroken(tokens[first.end]) ? null : readOneAmount(tokens, first.end, between);
  if (second === null || !second.bounded || (second.min === null) === (first.min === null)) return first;
  if (second.min !== null && second.max !== null) return first;
  // A bound further on is one of something else, unless both are signs: >500 <1000.
  if (tokens[first.end]?.gap !== 'none' && !isSign(tokens[first.end])) return first;
  return { min: first.min ?? second.min, max: first.max ?? second.max, bounded: true, end: second.end };
}

function readOneAmount(tokens: readonly Token[], at: number, between: Between): Amount | null {
  const before = readSide(tokens[at], 'before');
  const leading = meaningOf(tokens[at], 'to') !== undefined && meaningOf(tokens[at], 'number') === undefined;
  const start = before !== null || leading ? at + 1 : at;
  const number = meaningOf(tokens[start], 'number');
  if (number === undefined || (start > at && isBroken(tokens[start]))) return null;
  const { value } = number;
  const end = start + 1;
  if (before === 'least') return { min: value, max: null, bounded: true, end: skipSide(tokens, end) };
  if (before === 'most' || leading) return { min: null, max: value, bounded: true, end: skipSide(tokens, end) };
  return readRange(tokens, start, between) ?? readBehind(tokens, end, value);
}

/** 500-800, 2-3千. 主线30-12 is no range: the second number counts something else. */
function readRange(tokens: readonly Token[], at: number, between: Between): Amount | null {
  const sign = between(tokens[at + 1]) ? at + 2 : at + 1;
  if (meaningOf(tokens[sign], 'to') === undefined || isBroken(tokens[sign])) return null;
  const place = between(tokens[sign + 1]) ? sign + 2 : sign + 1;
  const lower = meaningOf(tokens[at], 'number');
  const upper = meaningOf(tokens[place], 'number');
  if (lower === undefined || upper === undefined || isBroken(tokens[place])) return null;
  const spread = lower.unit === 1 && upper.unit > 1 && lower.value * upper.unit <= upper.value;
  const min = spread ? lower.value * upper.unit : lower.value;
  return min > upper.value ? null : { min, max: upper.value, bounded: true, end: place + 1 };
}

/** The bound behind a number: 300以下, 300个以下, 500~. */
function readBehind(tokens: readonly Token[], at: number, value: number): Amount {
  const measured =
    isMeasure(tokens[at]) && tokens[at + 1]?.gap === 'none' && readSide(tokens[at + 1], 'after') !== null;
  const end = measured ? at + 1 : at;
  const token = tokens[end];
  const side = isBroken(token) ? null : readSide(token, 'after');
  if (side === 'most') return { min: null, max: value, bounded: true, end: end + 1 };
  if (side === 'least') return { min: value, max: null, bounded: true, end: end + 1 };
  const open = tokens[at]?.gap === 'none' && meaningOf(tokens[at], 'to') !== undefined && !isNumber(tokens[at + 1]);
  return { min: value, max: null, bounded: open, end: open ? at + 1 : at };
}

/** Which bound a token makes of the number beside it. A plus sign belongs to a number it touches. */
function readSide(token: Token | undefined, side: 'before' | 'after'): 'least' | 'most' | null {
  if (token === undefined) return null;
  for (const kind of ['least', 'most'] as const) {
    const meaning = token.meanings.find((one) => one.kind === kind && (one.side === side || one.side === 'both'));
    if (meaning !== undefined && (side === 'before' || token.gap === 'none' || !isShort(token))) return kind;
  }
  return null;
}

/** 800+ touches; in 800 + 30 the sign joins two things. */
function isShort(token: Token): boolean {
  return meaningOf(token, 'and') !== undefined || token.end - token.start === 1;
}

function isSign(token: Token | undefined): boolean {
  return token !== undefined && token.end - token.start <= 2 && readSide(token, 'before') !== null;
}

function isMeasure(token: Token | undefined): boolean {
  return token?.gap === 'none' && meaningOf(token, 'measure') !== undefined && meaningOf(token, 'money') === undefined;
}

function isNumber(token: Token | undefined): boolean {
  return token?.gap === 'none' && meaningOf(token, 'number') !== undefined;
}

function skipSide(tokens: readonly Token[], at: number): number {
  return !isBroken(tokens[at]) && readSide(tokens[at], 'after') !== null ? at + 1 : at;
}

function isBroken(token: Token | undefined): boolean {
  return token === undefined || isBreak(token.gap);
}
