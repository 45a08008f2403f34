import type { Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { search } from '@/engine/search';
import { buildTextIndex } from '../../../unit/engine/buildTextIndex';
import { findDifference } from '../../../unit/findDifference';
import { randomQuery } from '../../../unit/randomQuery';
import { createRandom, type Random, randomOverlay } from '../../../unit/randomShop';
import { CATALOG_INFO } from '../createSearch';
import { createPassOracle } from '../oracle/passOracle';
import { readShop, type ShopRows } from '../oracle/shopRows';
import { QUERY_CLASSES, queriesOf } from '../queryClasses';
import type { World } from '../world';
import { LAYOUTS } from './layouts';
import { variedOffers } from './variedOffers';

/** Each layout is tested without an overlay and with three random ones. */
const OVERLAYS = 4;
/** Every fifth query is one of the benchmark's classes. */
const CLASS_QUERY_INTERVAL = 5;

/** Result of a check. `difference` describes the first differing result with its query; null if all are equal. */
export type CheckResult = {
  readonly equal: number;
  readonly difference: string | null;
  /** Milliseconds that the oracle took for the queries. */
  readonly oracleMs: number;
};

/** Compares complete responses of the engine and the oracle, half of them for a catalog as published, half for other layouts
 *  of the same offers.
 *  @param queries  minimum number of queries */
export function checkEquality(world: World, size: number, queries: number): CheckResult {
  const random = createRandom(world.seed + size);
  const offers = variedOffers(world, size);
  const shop = readShop(offers, world.names);
  const nextQuery = createNextQuery(random, world, offers);
  let equal = 0;
  let oracleMs = 0;
  for (const { name, segments, blocks } of LAYOUTS) {
    const newestFirst = [...segments(offers)].reverse();
    for (const blockLayout of blocks) {
      const columns = newestFirst.map((segment) => segment.columns);
      const texts = newestFirst.map((segment) => segment.texts);
      const index = buildIndex(columns, CATALOG_INFO, blockLayout.maxBlockSize(size));
      const text = buildTextIndex(index, texts, world.names);
      for (let round = 0; round < OVERLAYS; round++) {
        const overlay = round === 0 ? null : randomOverlay(random, offers);
        const compare = createCompare(index, text, shop, overlay);
        for (let remaining = Math.ceil((queries * blockLayout.share) / OVERLAYS); remaining > 0; remaining--) {
          const query = nextQuery();
          const compared = compare(query);
          oracleMs += compared.oracleMs;
          if (compared.difference !== null) {
            const where = `${name}, ${blockLayout.name}, overlay ${round}, query ${equal + 1}: ${JSON.stringify(query)}`;
            return { equal, difference: `${where}\n${compared.difference}`, oracleMs };
          }
          equal++;
        }
      }
    }
  }
  return { equal, difference: null, oracleMs };
}

function createCompare(index: OfferIndex, text: TextIndex, shop: ShopRows, overlay: Overlay | null) {
  const live = joinOverlay(index, overlay);
  const oracle = createPassOracle(shop, overlay, CATALOG_INFO);
  return (query: Query): Omit<CheckResult, 'equal'> => {
    const start = performance.now();
    const expected = oracle(query);
    const oracleMs = performance.now() - start;
    return { difference: findDifference(search(index, query, live, text), expected), oracleMs };
  };
}

/** Returns a function that draws random queries, and regularly the next query of the classes. */
function createNextQuery(random: Random, world: World, offers: readonly Offer[]): () => Query {
  const classes = QUERY_CLASSES.map((kind) => queriesOf(kind, world, offers.length));
  let drawn = 0;
  return () => {
    const classRound = Math.floor(drawn / CLASS_QUERY_INTERVAL);
    const classQueries = classes[classRound % classes.length]!;
    const classQuery = classQueries[Math.floor(classRound / classes.length) % classQueries.length]!;
    return drawn++ % CLASS_QUERY_INTERVAL === 0 ? classQuery : randomQuery(random, offers, world.names);
  };
}
