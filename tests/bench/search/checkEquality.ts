import { deepStrictEqual } from 'node:assert';
import { createNaiveSearch } from '../../unit/engine/naiveSearch';
import { createChance, randomOverlay, randomQuery } from '../../unit/randomShop';
import { ABOUT, createAsk } from './ask';
import { drawOffers } from './drawOffer';
import { encodeWorld } from './encodeWorld';
import type { World } from './world';

/** Compares whole answers with the oracle's on random queries, an overlay joined.
 *  @throws  AssertionError at the first difference, with the query */
export function checkEquality(world: World, size: number, queries: number): void {
  const chance = createChance(world.seed + size);
  const offers = drawOffers(world, 0, size);
  const overlay = randomOverlay(chance, offers);
  const ask = createAsk(encodeWorld(world, size), world.names, overlay);
  const naive = createNaiveSearch(offers, world.names, overlay, ABOUT);
  for (let i = 0; i < queries; i++) {
    const query = randomQuery(chance, offers, world.names);
    deepStrictEqual({ query, page: ask(query) }, { query, page: naive(query) });
    if ((i + 1) % 100 === 0) console.log(`${size.toLocaleString('en')} offers: ${i + 1} of ${queries} queries equal`);
  }
  console.log(`${size.toLocaleString('en')} offers: all ${queries} random queries equal the oracle's answers`);
}
