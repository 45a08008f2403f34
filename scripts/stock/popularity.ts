import type { GameSpec } from '@/games/types';
import { findItemsByName } from '@/names/findItems';
import type { Item, Roster } from '@/names/roster';
import type { FamilyProfile } from './familyProfiles';
import { createRandom } from './random';

/** How often an item is in an account, and how much it is worth there, 0 to 1. */
export type Popularity = { readonly items: readonly Item[]; readonly weights: readonly number[] };

const ZIPF_EXPONENT = 0.75;
/** A rarity one tier lower is drawn less often here, for sheets list only what is worth listing. */
const TIER_WEIGHT = 0.45;

/** Orders the items of a roster by how much they are wanted: the favourites first, the rest by chance and rarity.
 *  All variants of a family share one order.
 *  @throws  Error if a favourite is not the name of exactly one item */
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
