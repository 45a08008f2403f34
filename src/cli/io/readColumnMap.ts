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

/** What is wrong with what is said of columns; `path` is the file that says it, null: the command line. */
export type MapProblem = { readonly path: string | null; readonly issues: readonly MapIssue[] };

/** Reads what the operator says of the columns of a sheet: what is remembered beside it, and before that the words of the
 *  call (`--map 列名=field`); of two words about one header the last counts. */
export async function readColumnMap(
  sheet: string,
  words: readonly string[],
  spec: GameSpec,
  effects: Pick<CliEffects, 'read'>,
): Promise<Result<ColumnMap, MapProblem>> {
  const path = mapPathOf(sheet);
  const bytes = await effects.read(path);
  const remembered = bytes === null ? ok(NO_MAP) : decodeColumnMap(parseJson(new TextDecoder().decode(bytes)), spec);
  if (!remembered.ok) return fail({ path, issues: remembered.error });
  const issues: MapIssue[] = [];
  let map = remembered.value;
  for (const word of words) {
    const mapping = parseMapping(word, spec);
    if (mapping.ok) map = addMapping(map, mapping.value);
    else issues.push(mapping.error);
  }
  return issues.length > 0 ? fail({ path: null, issues }) : ok(map);
}

/** Remembers a map beside its sheet, for the next time.
 *  @returns  where
 *  @throws   ShopError `cli-write` */
export async function rememberMap(
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
