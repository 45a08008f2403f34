import type { OpenImport } from '@/importer/openImport';
import type { RowFilter } from './protocol';

/** Returns the indexes of the rows that match a filter. */
export function listRows(imported: OpenImport, table: number, { state, kind }: RowFilter): Uint32Array {
  const size = imported.tables()[table]?.size ?? 0;
  const indexes = new Uint32Array(size);
  let count = 0;
  for (let index = 0; index < size; index++) {
    if (state !== null && imported.state(table, index) !== state) continue;
    if (kind !== null && !imported.issueCodes(table, index).includes(kind)) continue;
    indexes[count] = index;
    count += 1;
  }
  return indexes.slice(0, count);
}
