import type { OfferItem } from '@/domain/offer';
import { kindOf, topLevel } from '@/games/levelLabel';
import type { GameSpec, ItemKind } from '@/games/types';
import type { Item } from '@/names/roster';
import type { Account } from './accounts';
import type { Popularity } from './popularity';
import type { Random } from './random';

/** Largest share of a roster that one listing names. */
const LARGEST_SHARE = 0.6;

/** Draws items, most popular first, and their levels: mostly 1, higher in more advanced accounts. */
export function drawItems(
  spec: GameSpec,
  popularity: Popularity,
  account: Account,
  random: Random,
): readonly OfferItem[] {
  const { items, weights } = popularity;
  const size = Math.min(account.items, Math.floor(items.length * LARGEST_SHARE));
  // Weighted sampling without replacement: the n smallest exponential waiting times (Efraimidis and Spirakis).
  const waits = weights.map((weight, index) => ({ index, wait: -Math.log(1 - random.next()) / weight }));
  const chosen = waits.sort((a, b) => a.wait - b.wait).slice(0, size);
  return chosen
    .sort((a, b) => a.index - b.index)
    .map(({ index }) => {
      const item = items[index]!;
      const kind = kindOf(spec, item.kind);
      return { item: item.id, level: kind === null ? 1 : drawLevel(kind, item, account, random) };
    });
}

function drawLevel(kind: ItemKind, item: Item, { progress }: Account, random: Random): number {
  const top = topLevel(kind);
  const start = startLevel(kind, item);
  if (kind.scale?.id === 'tier') return Math.min(top, start + random.integer(0, 2) + Math.round(progress * 8));
  if (top === 1 || !random.chance(0.1 + 0.3 * progress)) return 1;
  let level = Math.max(2, start);
  while (level < top && random.chance(0.3 + 0.3 * progress)) level += 1;
  return level;
}

/** Initial level on scales that include rarity: a 3★ student starts with three stars, an SR as SR. */
function startLevel(kind: ItemKind, item: Item): number {
  const first = kind.scale?.steps.findIndex((step) => step.en === item.rarity || step.en === `★${item.rarity?.[0]}`);
  return Math.max(0, first ?? 0) + 1;
}
