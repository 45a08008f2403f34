import type { AttributeValue, EpochMs, Offer, OfferCode, OfferItem } from '@/domain/offer';
import { kindOf, topLevel } from '@/games/levelLabel';
import { specOf } from '@/games/specs/specOf';
import type { Attribute, Game, GameSpec } from '@/games/types';
import type { Item, Roster } from '@/names/roster';
import { FAMILY_PROFILES } from '../../../scripts/stock/familyProfiles';
import { rankItems } from '../../../scripts/stock/popularity';
import { createRandom, type Random } from '../../unit/randomShop';

const MINUTE = 60_000;
const FIRST_LISTED = 1_700_000_000_000;
const SHOPS = 20;
const PRESENT_SHARE = 0.9;

/** Draws offers of a real game, deterministic for a seed: 5 to 40 items, mostly at level 1; log-normal prices of about 20 to
 *  5,000 yuan; resources and attributes within their limits, some absent. */
export function drawGameOffers(game: Game, roster: Roster, count: number, seed: number): readonly Offer[] {
  const spec = specOf(game);
  const { items, weights } = rankItems(spec, roster, FAMILY_PROFILES[game.family]);
  const drawItem = drawWeighted(items, weights);
  return Array.from({ length: count }, (_, index): Offer => {
    const random = createRandom(Math.imul(seed + 1, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b));
    const items = drawItems(drawItem, random);
    const status = random.next();
    return {
      code: `FG-${1_000_000 + index}` as OfferCode,
      shop: `橱窗${Math.floor(random.next() ** 2 * SHOPS) + 1}号`,
      price: { amount: drawPrice(random), currency: 'CNY' },
      items: items.map((item) => ({ item: item.id, level: drawLevel(spec, item, random) })).sort(byId),
      resources: Object.fromEntries(
        spec.resources
          .filter(() => random.happens(PRESENT_SHARE))
          .map(({ id, max }) => [id, Math.floor(random.next() ** 3 * (max + 1))]),
      ),
      attributes: Object.fromEntries(
        spec.attributes
          .filter(() => random.happens(PRESENT_SHARE))
          .map((attribute) => [attribute.id, drawValue(attribute, random)]),
      ),
      title: items
        .slice(0, random.integer(3, 8))
        .map(({ names }) => names.zh)
        .join(' '),
      note: '',
      status: status < 0.86 ? 'onSale' : status < 0.92 ? 'reserved' : 'sold',
      listedAt: (FIRST_LISTED + (index * 3 + random.integer(0, 2)) * MINUTE) as EpochMs,
    };
  });
}

/** Returns a function that draws values in proportion to their weights. */
function drawWeighted<T>(values: readonly T[], weights: readonly number[]): (random: Random) => T | undefined {
  const cumulativeWeights: number[] = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    cumulativeWeights.push(sum);
  }
  return (random) => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulativeWeights[middle] ?? sum) > wanted) high = middle;
      else low = middle + 1;
    }
    return values[low];
  };
}

function drawItems(drawItem: (random: Random) => Item | undefined, random: Random): readonly Item[] {
  const held = new Set<Item>();
  const count = 5 + Math.floor(random.next() ** 2 * 36);
  for (let tries = 0; held.size < count && tries < 200; tries++) {
    const item = drawItem(random);
    if (item !== undefined) held.add(item);
  }
  return [...held];
}

function drawLevel(spec: GameSpec, item: Item, random: Random): number {
  const kind = kindOf(spec, item.kind);
  const one = random.next();
  const level = one < 0.8 ? 1 : one < 0.92 ? 2 : one < 0.97 ? 3 : one < 0.99 ? 4 : 5;
  return kind === null ? 1 : Math.min(level, topLevel(kind));
}

/** Draws a value; the first options are the most common. */
function drawValue(attribute: Attribute, random: Random): AttributeValue {
  if (attribute.type === 'bool') return random.happens(0.5);
  if (attribute.type === 'int')
    return attribute.min + Math.floor(random.next() ** 2 * (attribute.max - attribute.min + 1));
  const { options } = attribute;
  return options[Math.floor(random.next() ** 1.5 * options.length)]?.id ?? '';
}

/** Draws a price in minor units, whole yuan (Box–Muller). */
function drawPrice(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.max(1, Math.round(Math.exp(5.6 + normal))) * 100;
}

function byId(a: OfferItem, b: OfferItem): number {
  return a.item < b.item ? -1 : 1;
}
