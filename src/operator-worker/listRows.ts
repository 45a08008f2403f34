import type { OpenImport } from '@/importer/openImport';
import type { RowFilter } from './protocol';

/** Lists the rows of a table that a filter leaves, by their places from 0. */
export function listRows(imported: OpenImport, table: number, { state, kind }: RowFilter): Uint32Array {
  const size = imported.tables()[table]?.size ?? 0;
  const places = new Uint32Array(size);
  let found = 0;
  for (let at = 0; at < size; at++) {
    if (state !== null && imported.state(table, at) !== state) continue;
    if (kind !== null && !imported.kinds(table, at).includes(kind)) continue;
    places[found] = at;
    found += 1;
  }
  return places.slice(0, found);
}
