import { ok } from '@/base/result';
import type { Resource } from '@/games/types';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { foldLetters } from '@/importer/lexical/foldWord';
import { readDecimal, toInteger } from '@/importer/lexical/readDecimal';
import { suggestNumber } from './suggestNumber';

/** Parses an amount of a resource: 1260, 1,260, １２６０, 3w, 3万5, 2.4万, 20亿, 1.2k.
 *  @param resource  defines the value of 300抽
 *  @returns  a whole number of at most fifteen digits */
export function parseAmount(text: string, resource: Resource): CellResult<number> {
  const decimal = readDecimal(text);
  const amount = decimal === null ? null : toInteger(decimal, 0);
  if (amount !== null) return ok(amount);
  const pulls = suggestPulls(text, resource);
  const suggestion =
    pulls === undefined ? suggestNumber(text, 'amount', 0, (plain) => dropResourceName(plain, resource)) : pulls;
  return refuseCell('not-an-amount', { kind: 'amount' }, text, suggestion);
}

/** Removes the name of the resource: 石800, 1260圣晶石. */
function dropResourceName(plain: string, { names, aliases }: Resource): string {
  const spellings = [...Object.values(names), ...aliases].map((name) => foldLetters(name.toLowerCase()));
  const folded = foldLetters(plain);
  const name = spellings.find((one) => !/\d/.test(one) && (folded.startsWith(one) || folded.endsWith(one)));
  if (name === undefined) return plain;
  return folded.startsWith(name) ? folded.slice(name.length) : folded.slice(0, -name.length);
}

/** Longer texts do not count pulls. */
const MAX_PULLS_LENGTH = 40;

/** Converts pulls or pity rounds to the resource that buys them: 300抽 at 30 stones for ten → 900.
 *  @returns  null if the game has no such price; undefined if the text counts neither */
function suggestPulls(text: string, { tenPulls, pityRound }: Resource): string | null | undefined {
  if (text.length > MAX_PULLS_LENGTH) return undefined;
  const match = /^(.+?)\s*(抽|连抽|連抽|発|pulls?|井|天井)$/u.exec(text.normalize('NFKC').toLowerCase().trim());
  if (match === null) return undefined;
  const [, number = '', unit = ''] = match;
  const isRound = unit.endsWith('井');
  if (!isRound && tenPulls === undefined) return undefined;
  const price = isRound ? pityRound : (tenPulls ?? 0) / 10;
  const decimal = readDecimal(number);
  const count = decimal === null ? null : toInteger(decimal, 0);
  const amount = (count ?? 0) * (price ?? 0);
  return count === null || price === undefined || !Number.isSafeInteger(amount) ? null : String(amount);
}
