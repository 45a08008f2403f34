import { ok } from '@/base/result';
import type { Resource } from '@/games/types';
import { suggestNumber } from '@/importer/suggestions/suggestNumber';
import { suggestPulls } from '@/importer/suggestions/suggestPulls';
import { foldLetters } from './foldWord';
import { readDecimal, toInteger } from './readDecimal';
import { type CellResult, refuseCell } from './refuseCell';

/** Reads how much of a resource there is: 1260, 1,260, １２６０, 3w, 3万5, 2.4万, 20亿, 1.2k.
 *  @param resource  tells what 300抽 would be worth
 *  @returns         a whole number of fifteen digits at most */
export function parseAmount(text: string, resource: Resource): CellResult<number> {
  const decimal = readDecimal(text);
  const amount = decimal === null ? null : toInteger(decimal, 0);
  if (amount !== null) return ok(amount);
  const pulls = suggestPulls(text, resource);
  const suggestion =
    pulls === undefined ? suggestNumber(text, 'amount', 0, (plain) => takeName(plain, resource)) : pulls;
  return refuseCell('not-an-amount', { kind: 'amount' }, text, suggestion);
}

/** Takes the name of the resource off its amount: 石800, 1260圣晶石. */
function takeName(plain: string, { names, aliases }: Resource): string {
  const spellings = [...Object.values(names), ...aliases].map((name) => foldLetters(name.toLowerCase()));
  const folded = foldLetters(plain);
  const name = spellings.find((one) => !/\d/.test(one) && (folded.startsWith(one) || folded.endsWith(one)));
  if (name === undefined) return plain;
  return folded.startsWith(name) ? folded.slice(name.length) : folded.slice(0, -name.length);
}
