import { type Money, toMinorUnits } from '@/domain/money';
import type { OfferItem } from '@/domain/offer';
import type { FamilyProfile } from './familyProfiles';
import type { Popularity } from './popularity';
import type { Random } from './random';

const MIN_YUAN = 9;
const ACCOUNT_YUAN = 12;

/** Draws a price log-normally around the value of the account, rounded to typical price endings. */
export function drawPrice(
  items: readonly OfferItem[],
  amounts: Readonly<Record<string, number>>,
  { items: ranked, weights }: Popularity,
  family: FamilyProfile,
  random: Random,
): Money {
  const relativeValues = new Map(ranked.map((item, index) => [item.id, Math.sqrt(weights[index]! / weights[0]!)]));
  const itemValue = items.reduce((sum, { item, level }) => {
    return sum + family.itemYuan * relativeValues.get(item)! * (1 + family.levelWorth * (level - 1));
  }, 0);
  const [stone, ordinary] = Object.entries(family.amounts)[0]!;
  const resourceValue = (family.stoneYuan * (amounts[stone] ?? 0)) / ordinary;
  const yuan = (ACCOUNT_YUAN + itemValue + resourceValue) * random.logNormal(0.32);
  return { amount: toMinorUnits(roundPrice(yuan), 'CNY'), currency: 'CNY' };
}

/** Rounds to typical endings: any whole number below 50, a last digit of 8 or 5 below 1,000, and multiples of ten from there on. */
function roundPrice(yuan: number): number {
  if (yuan < 50) return Math.max(MIN_YUAN, Math.round(yuan));
  if (yuan >= 1000) return Math.round(yuan / 10) * 10;
  const tens = Math.floor(yuan / 10) * 10;
  return yuan - tens < 4 ? tens + 5 : tens + 8;
}
