import { fail, ok, type Result } from '@/base/result';
import type { GameSpec } from '@/games/types';
import {
  addMapping,
  type ColumnMap,
  decodeColumnMap,
  encodeColumnMap,
  type MapIssue,
  NO_MAP,
  parseMapping,
} from '@/importer/columns/columnMap';
import type { CliEffects } from './effects';
import { parseJson } from './parseJson';

/** Invalid column mappings; `path` is their file, null for the command line. */
export type MapProblem = { readonly path: string | null; readonly issues: readonly MapIssue[] };

/** Reads the column map of a sheet: the file beside it, overridden by the options of the command (`--map 列名=field`). Of two mappings
 *  of one header the last counts.
 *  @throws  ShopError `cli-read` */
export async function readColumnMap(
  sheet: string,
  options: readonly string[],
  spec: GameSpec,
  effects: Pick<CliEffects, 'read'>,
): Promise<Result<ColumnMap, MapProblem>> {
  const path = mapPathOf(sheet);
  const bytes = await effects.read(path);
  const saved = bytes === null ? ok(NO_MAP) : decodeColumnMap(parseJson(new TextDecoder().decode(bytes)), spec);
  if (!saved.ok) return fail({ path, issues: saved.error });
  const issues: MapIssue[] = [];
  let map = saved.value;
  for (const option of options) {
    const mapping = parseMapping(option, spec);
    if (mapping.ok) map = addMapping(map, mapping.value);
    else issues.push(mapping.error);
  }
  return issues.length > 0 ? fail({ path: null, issues }) : ok(map);
}

/** Saves a column map beside its sheet for later runs, and returns the path.
 *  @throws  ShopError `cli-write` */
export async function saveColumnMap(
  sheet: string,
  map: ColumnMap,
  { write }: Pick<CliEffects, 'write'>,
): Promise<string> {
  const path = mapPathOf(sheet);
  await write(path, new TextEncoder().encode(`${JSON.stringify(encodeColumnMap(map), null, 2)}\n`));
  return path;
}

/** `stock/FateGO.csv` → `stock/FateGO.map.json`. */
function mapPathOf(sheet: string): string {
  return `${sheet.replace(/\.[^./\\]+$/, '')}.map.json`;
}
