import { isBreak, meaningOf, type Token } from './token';

/** A number with what stands around it. `bounded` tells whether it said which way it is a bound. */
export type Amount = {
  readonly min: number | null;
  readonly max: number | null;
  readonly bounded: boolean;
  /** Index of the token behind it. */
  readonly end: number;
};

/** Reads the amount that begins at a token: 800, 800+, 至少800, 500-800, 300以下, ~500.
 *  @param between  tokens that may stand inside a range, such as the money sign of 500元-800元 */
export function readAmount(
  tokens: readonly Token[],
  at: number,
  between: (token: Token | undefined) => boolean = () => false,
): Amount | null {
  const before = readSide(tokens[at], 'before');
  const leading = meaningOf(tokens[at], 'to') !== undefined && meaningOf(tokens[at], 'number') === undefined;
  const start = before !== null || leading ? at + 1 : at;
  const value = meaningOf(tokens[start], 'number')?.value;
  if (value === undefined) return null;
  if (start > at && isBroken(tokens[start])) return null;
  let end = start + 1;
  if (before === 'least') return { min: value, max: null, bounded: true, end: skipSide(tokens, end) };
  if (before === 'most' || leading) return { min: null, max: value, bounded: true, end: skipSide(tokens, end) };

  const range = readUpperEnd(tokens, end, between);
  if (range !== null) {
    const [min, max] = value <= range.value ? [value, range.value] : [range.value, value];
    return { min, max, bounded: true, end: range.end };
  }
  const token = tokens[end];
  const after = isBroken(token) ? null : readSide(token, 'after');
  const open = token?.gap === 'none' && meaningOf(token, 'to') !== undefined;
  if (after !== null || open) end++;
  if (after === 'most') return { min: null, max: value, bounded: true, end };
  return { min: value, max: null, bounded: after === 'least' || open, end };
}

function readUpperEnd(tokens: readonly Token[], at: number, between: (token: Token | undefined) => boolean) {
  const sign = between(tokens[at]) ? at + 1 : at;
  if (meaningOf(tokens[sign], 'to') === undefined || isBroken(tokens[sign])) return null;
  const place = between(tokens[sign + 1]) ? sign + 2 : sign + 1;
  const value = meaningOf(tokens[place], 'number')?.value;
  return value === undefined ? null : { value, end: place + 1 };
}

/** Which bound a token makes of the number beside it. A plus sign belongs to a number it touches. */
function readSide(token: Token | undefined, side: 'before' | 'after'): 'least' | 'most' | null {
  if (token === undefined) return null;
  for (const kind of ['least', 'most'] as const) {
    const meaning = token.meanings.find((one) => one.kind === kind && (one.side === side || one.side === 'both'));
    if (meaning !== undefined && (side === 'before' || token.gap === 'none' || !isSign(token))) return kind;
  }
  return null;
}

/** 800+ touches; in 800 + 30 the sign joins two things. */
function isSign(token: Token): boolean {
  return meaningOf(token, 'and') !== undefined || token.end - token.start === 1;
}

function skipSide(tokens: readonly Token[], at: number): number {
  return !isBroken(tokens[at]) && readSide(tokens[at], 'after') !== null ? at + 1 : at;
}

function isBroken(token: Token | undefined): boolean {
  return token === undefined || isBreak(token.gap);
}
