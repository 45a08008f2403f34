import { ABOUT } from '../ask';
import { createPassOracle } from '../oracle/passOracle';
import { readShop } from '../oracle/shopRows';
import type { QueryClass } from '../queryClasses';
import { questionsOf, shopOf } from './benchShop';
import { toAnswer } from './ours';
import type { PeerAnswer } from './peer';

/** What the oracle answers to each query of each class. */
export type Truth = Partial<Readonly<Record<QueryClass, readonly PeerAnswer[]>>>;

/** Asks the oracle everything peers are asked. */
export function truthOf(size: number): Truth {
  const { offers, names } = shopOf(size, 'offers');
  const oracle = createPassOracle(readShop(offers, names), null, ABOUT);
  return Object.fromEntries(
    questionsOf(size).map(([kind, queries]) => [kind, queries.map((query) => toAnswer(oracle(query)))]),
  );
}
