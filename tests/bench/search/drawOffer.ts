import type { EpochMs, Offer, OfferCode } from '@/domain/offer';
import { createRandom, type Random } from '../../unit/randomShop';
import type { World } from './world';

const MINUTE = 60_000;
const FIRST_LISTED = 1_700_000_000_000;
const SERVERS = ['cn', 'jp', 'tw'];
const BINDS = ['none', 'email', 'phone', 'both'];

/** Draws the offer with an index in a world, independently of other offers, so that a catalog can be generated in parts.
 *  Offers are in listing order. Prices are log-normal, about 20 to 5,000 yuan; 5 to 40 items, most at level 1. */
export function drawOffer(world: World, index: number): Offer {
  const random = createRandom(Math.imul(world.seed + 1, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b));
  const levels = drawItems(world, random);
  const itemIndexes = [...levels.keys()];
  const status = random.next();
  return {
    code: `FG-${100_000 + index}` as OfferCode,
    shop: world.drawShop(random),
    price: { amount: drawPrice(random), currency: 'CNY' },
    // By id, as decoding returns them.
    items: itemIndexes
      .map((itemIndex) => ({ item: itemAt(world, itemIndex).item, level: levels.get(itemIndex) ?? 1 }))
      .sort((a, b) => (a.item < b.item ? -1 : 1)),
    resources: { stone: Math.floor(random.next() ** 3 * 5_001), ticket: Math.floor(random.next() ** 2 * 101) },
    attributes: { server: SERVERS[Math.floor(random.next() ** 1.5 * 3)] ?? 'cn', bind: random.pick(BINDS) },
    title: Array.from({ length: random.integer(3, 8) }, () =>
      random.pick(itemAt(world, random.happens(0.8) ? random.pick(itemIndexes) : world.drawItem(random)).names),
    ).join(' '),
    note: '',
    status: status < 0.86 ? 'onSale' : status < 0.92 ? 'reserved' : 'sold',
    listedAt: (FIRST_LISTED + (index * 3 + random.integer(0, 2)) * MINUTE) as EpochMs,
  };
}

/** Draws the offers from an index to another, exclusive. */
export function drawOffers(world: World, from: number, to: number): readonly Offer[] {
  return Array.from({ length: to - from }, (_, i) => drawOffer(world, from + i));
}

function drawItems(world: World, random: Random): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  const count = 5 + Math.floor(random.next() ** 2 * 36);
  for (let tries = 0; levels.size < count && tries < 200; tries++) {
    const itemIndex = world.drawItem(random);
    const one = random.next();
    if (!levels.has(itemIndex))
      levels.set(itemIndex, one < 0.8 ? 1 : one < 0.92 ? 2 : one < 0.97 ? 3 : one < 0.99 ? 4 : 5);
  }
  return levels;
}

/** Draws a log-normal price in minor units, rounded to whole yuan (Box–Muller). */
function drawPrice(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return Math.max(1, Math.round(Math.exp(5.6 + normal))) * 100;
}

function itemAt(world: World, itemIndex: number) {
  const item = world.names[itemIndex];
  if (item === undefined) throw new Error(`no item ${itemIndex}`);
  return item;
}
