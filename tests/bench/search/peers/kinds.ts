import { duckdb } from './duckdb';
import { flexsearch } from './flexsearch';
import { itemsjs } from './itemsjs';
import { minisearch } from './minisearch';
import { naive } from './naive';
import { orama } from './orama';
import { ours } from './ours';
import type { PeerKind } from './peer';
import { sqlite } from './sqlite';

/** All measured peers, our engine first. */
export const KINDS: readonly PeerKind[] = [ours, naive, minisearch, flexsearch, itemsjs, orama, sqlite, duckdb];

/** @throws Error  for an unknown name */
export function findKind(name: string): PeerKind {
  const kind = KINDS.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`no peer "${name}"; there are ${KINDS.map((one) => one.name).join(', ')}`);
  return kind;
}
