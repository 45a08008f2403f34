import { CATALOG_INFO } from '../createSearch';
import { createPassOracle } from '../oracle/passOracle';
import { readShop } from '../oracle/shopRows';
import type { QueryClass } from '../queryClasses';
import { queriesByClass, shopOf } from './benchShop';
import { toPeerResult } from './ours';
import type { PeerResult } from './peer';

/** The oracle's results for each query of each class. */
export type ExpectedResults = Partial<Readonly<Record<QueryClass, readonly PeerResult[]>>>;

/** Computes the oracle's results for all queries. */
export function computeExpected(size: number): ExpectedResults {
  const { offers, names } = shopOf(size, 'offers');
  const oracle = createPassOracle(readShop(offers, names), null, CATALOG_INFO);
  return Object.fromEntries(
    queriesByClass(size).map(([kind, queries]) => [kind, queries.map((query) => toPeerResult(oracle(query)))]),
  );
}
