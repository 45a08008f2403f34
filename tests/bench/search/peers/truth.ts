import type { Query } from '@/domain/query';
import { createNaiveSearch } from '../../../unit/engine/naiveSearch';
import { ABOUT } from '../ask';
import type { QueryClass } from '../queryClasses';
import { questionsOf, shopOf } from './benchShop';
import { naive } from './naive';
import { toAnswer } from './ours';
import type { PeerAnswer } from './peer';

/** What the oracle answers to each query of each class. */
export type Truth = Partial<Readonly<Record<QueryClass, readonly PeerAnswer[]>>>;

/** The oracle tries every changed query over all offers; above this size that takes too long. */
export const ORACLE_UP_TO = 200_000;

/** Asks the oracle everything peers are asked; above ORACLE_UP_TO the filter over objects, which the sizes below check. */
export async function truthOf(size: number): Promise<Truth> {
  const ask = size > ORACLE_UP_TO ? (await naive.build(shopOf(size, 'offers'))).ask : createOracle(size);
  return Object.fromEntries(questionsOf(size).map(([kind, queries]) => [kind, queries.map(ask)]));
}

function createOracle(size: number): (query: Query) => PeerAnswer {
  const { offers, names } = shopOf(size, 'offers');
  const oracle = createNaiveSearch(offers, names, null, ABOUT);
  return (query) => toAnswer(oracle(query));
}
