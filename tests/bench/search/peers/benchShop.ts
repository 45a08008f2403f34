import type { Query } from '@/domain/query';
import { drawOffers } from '../drawOffer';
import { encodeWorld } from '../encodeWorld';
import { QUERY_CLASSES, type QueryClass, queriesOf } from '../queryClasses';
import { createWorld } from '../world';
import type { PeerKind, Shop } from './peer';

const WORLD = createWorld(1);

/** Creates the shop of a size in the form that a peer is built from; deterministic. */
export function shopOf(size: number, form: PeerKind['startsFrom']): Shop {
  return {
    offers: form === 'offers' ? drawOffers(WORLD, 0, size) : [],
    names: WORLD.names,
    files: form === 'files' ? encodeWorld(WORLD, size) : [],
  };
}

/** Returns the distinct queries of each class for the shop of a size. */
export function queriesByClass(size: number): readonly (readonly [kind: QueryClass, queries: readonly Query[]])[] {
  return QUERY_CLASSES.map((kind) => {
    const byText = new Map(queriesOf(kind, WORLD, size).map((query) => [JSON.stringify(query), query]));
    return [kind, [...byText.values()]];
  });
}
