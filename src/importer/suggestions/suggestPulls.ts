import type { Resource } from '@/games/types';
import { readDecimal, toInteger } from '@/importer/cells/readDecimal';

/** A longer text counts no pulls. */
const LONGEST = 40;

/** The amount that stands for pulls or pity rounds in a resource that they are bought with: 300抽 of 30 stones for ten → 900.
 *  @returns  null where the game has no such price; undefined if the text counts neither pulls nor rounds */
export function suggestPulls(text: string, { tenPulls, pityRound }: Resource): string | null | undefined {
  if (text.length > LONGEST) return undefined;
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
