import { type Money, toMinorUnits } from '@/domain/money';
import type { OfferItem } from '@/domain/offer';
import type { FamilyProfile } from './familyProfiles';
import type { Popularity } from './popularity';
import type { Random } from './random';

const LEAST_YUAN = 9;
const ACCOUNT_YUAN = 12;

/** Draws a price that follows from what the account holds, log-normal around it, ending as prices do. */
export function drawPrice(
  items: readonly OfferItem[],
  amounts: Readonly<Record<string, number>>,
  { items: ranked, weights }: Popularity,
  family: FamilyProfile,
  random: Random,
): Money {
  const worth = new Map(ranked.map((item, place) => [item.id, Math.sqrt(weights[place]! / weights[0]!)]));
  const inItems = items.reduce((sum, { item, level }) => {
    return sum + family.itemYuan * worth.get(item)! * (1 + family.levelWorth * (level - 1));
  }, 0);
  const [stone, ordinary] = Object.entries(family.amounts)[0]!;
  const inStones = (family.stoneYuan * (amounts[stone] ?? 0)) / ordinary;
  const yuan = (ACCOUNT_YUAN + inItems + inStones) * random.logNormal(0.32);
  return { amount: toMinorUnits(roundPrice(yuan), 'CNY'), currency: 'CNY' };
}

/** 23, 68, 155, 1,280: below 50 any number, then an 8 or a 5 at the end, then tens. */
function roundPrice(yuan: number): number {
  if (yuan < 50) return Math.max(LEAST_YUAN, Math.round(yuan));
  if (yuan >= 1000) return Math.round(yuan / 10) * 10;
  const tens = Math.floor(yuan / 10) * 10;
  return yuan - tens < 4 ? tens + 5 : tens + 8;
}
