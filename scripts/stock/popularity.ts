import type { GameSpec } from '@/games/types';
import { findItemsByName } from '@/names/findItems';
import type { Item, Roster } from '@/names/roster';
import type { FamilyProfile } from './familyProfiles';
import { createRandom } from './random';

/** Relative frequency of an item in accounts, and its relative value, 0 to 1. */
export type Popularity = { readonly items: readonly Item[]; readonly weights: readonly number[] };

const ZIPF_EXPONENT = 0.75;
/** Factor per rarity tier: sheets rarely list items of lower rarity. */
const TIER_WEIGHT = 0.45;

/** Orders the items of a roster by popularity: those of the profile first, the others by rarity and chance. Games of a family
 *  share one order.
 *  @throws Error  if a name in the profile does not belong to exactly one item */
export function rankItems(spec: GameSpec, roster: Roster, { favourites }: FamilyProfile): Popularity {
  const first = favourites.map((name) => findFavourite(roster, name));
  const rest = createRandom(`popularity ${roster.family}`).shuffle(
    roster.items.filter((item) => !first.includes(item)),
  );
  const items = [...first, ...rest];
  return { items, weights: items.map((item, rank) => tierWeight(spec, item) / (rank + 3) ** ZIPF_EXPONENT) };
}

function findFavourite(roster: Roster, name: string): Item {
  const [item, ...others] = findItemsByName(roster, name);
  if (item === undefined || others.length > 0) {
    throw new Error(`favourite ${name} of ${roster.family}: expected one item, got ${others.length + (item ? 1 : 0)}`);
  }
  return item;
}

function tierWeight(spec: GameSpec, item: Item): number {
  const rarities = spec.kinds.find((kind) => kind.id === item.kind)?.rarities ?? [];
  const tier = item.rarity === null ? 0 : rarities.indexOf(item.rarity);
  return TIER_WEIGHT ** Math.max(0, tier);
}
