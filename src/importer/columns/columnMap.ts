import { fail, ok, type Result } from '@/base/result';
import type { GameSpec } from '@/games/types';
import {
  collectFields,
  collectHeaderNames,
  type Fields,
  fieldIdOf,
  findFields,
  type HeaderNames,
} from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { showJson } from '@/importer/issues/showJson';
import { findClosest } from '@/importer/lexical/findNearest';

/** What the operator says of a column: its header as written, and the id of its field, or `ignore`. */
export type Mapping = { readonly header: string; readonly field: string };

/** Folded header → what the operator says of it. It goes before anything that we could guess. */
export type ColumnMap = ReadonlyMap<string, Mapping>;

export const NO_MAP: ColumnMap = new Map();

/** The field of a column that is left aside on purpose. */
export const IGNORE = 'ignore';

/** One wrong entry: its header (`null`: the whole file), what should be there, what was there, what was perhaps meant. */
export type MapIssue = {
  readonly header: string | null;
  readonly expected: string;
  readonly got: string;
  readonly suggestion: string | null;
};

/** Under what a mapping is found again: full-width, letter case, spaces and brackets do not count. */
export function mapKey(header: string): string {
  return foldHeader(header).whole;
}

/** Reads one mapping from the command line: `列名=field`. The field is an id, or any name that a header may have.
 *  The last equals sign parts the two, for a header may hold one.
 *  @returns  the mapping, its field as an id; or what is wrong with it */
export function parseMapping(text: string, spec: GameSpec): Result<Mapping, MapIssue> {
  const index = Math.max(text.lastIndexOf('='), text.lastIndexOf('＝'));
  const header = text.slice(0, Math.max(index, 0)).trim();
  if (mapKey(header) === '') return fail({ header: null, expected: '列名=field', got: text, suggestion: null });
  return findField(header, text.slice(index + 1).trim(), namesOf(spec));
}

/** Decodes the file that remembers mappings beside a sheet: `{ "列名": "field", … }`.
 *  @param raw  what the JSON file holds
 *  @returns    the map, or every wrong entry; two headers that fold to the same are wrong too */
export function decodeColumnMap(raw: unknown, spec: GameSpec): Result<ColumnMap, readonly MapIssue[]> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return fail([{ header: null, expected: '{ "列名": "field" }', got: showJson(raw), suggestion: null }]);
  }
  const known = namesOf(spec);
  const map = new Map<string, Mapping>();
  const issues: MapIssue[] = [];
  for (const [header, value] of Object.entries(raw)) {
    const read = readEntry(header, value, map, known);
    if (read.ok) map.set(mapKey(header), read.value);
    else issues.push(read.error);
  }
  return issues.length > 0 ? fail(issues) : ok(map);
}

/** What the file holds: the inverse of `decodeColumnMap`, the headers as they were written. */
export function encodeColumnMap(map: ColumnMap): Readonly<Record<string, string>> {
  return Object.fromEntries([...map.values()].map(({ header, field }) => [header, field]));
}

/** The map with one more mapping, which goes before what the map said of this header. */
export function addMapping(map: ColumnMap, mapping: Mapping): ColumnMap {
  return new Map([...map, [mapKey(mapping.header), mapping]]);
}

/** Every spelling under which a column may stand, those that the operator's map gives among them. */
export function namesWith(map: ColumnMap, spec: GameSpec): HeaderNames {
  const { fields, names } = namesOf(spec);
  const mapped = [...map].flatMap(([key, { header, field }]) => {
    const known = fields.get(field);
    return known === undefined ? [] : [[key, [{ field: known, spelling: header, rank: 0 }]] as const];
  });
  return new Map([...names, ...mapped]);
}

type FieldNames = { readonly fields: Fields; readonly names: HeaderNames };

function namesOf(spec: GameSpec): FieldNames {
  const fields = collectFields(spec);
  return { fields, names: collectHeaderNames(fields, spec) };
}

function readEntry(header: string, value: unknown, map: ColumnMap, known: FieldNames): Result<Mapping, MapIssue> {
  const key = mapKey(header);
  const duplicate = map.get(key);
  if (key === '') return fail({ header, expected: '"列名"', got: showJson(header), suggestion: null });
  if (duplicate !== undefined)
    return fail({ header, expected: `≠ "${duplicate.header}"`, got: showJson(header), suggestion: null });
  if (typeof value !== 'string') return refuse(header, showJson(value), null, known);
  return findField(header, value.trim(), known);
}

function findField(header: string, text: string, known: FieldNames): Result<Mapping, MapIssue> {
  const { fields, names } = known;
  if (text === IGNORE || fields.has(text)) return ok({ header, field: text });
  const [field, ...others] = findFields(names, text);
  if (field !== undefined && others.length === 0) return ok({ header, field: fieldIdOf(field) });
  if (field !== undefined) return refuse(header, text, null, known);
  const ids = new Map([...fields.keys(), IGNORE].map((id) => [foldHeader(id).name, id]));
  const { name } = foldHeader(text);
  const closestId = findClosest(name, ids.keys());
  const closestName = findClosest(name, names.keys(), (one) => names.get(one)?.[0]?.field);
  const named = closestName === null ? undefined : names.get(closestName)?.[0]?.field;
  const suggestion =
    (closestId === null ? undefined : ids.get(closestId)) ?? (named === undefined ? null : fieldIdOf(named));
  return refuse(header, text, suggestion, known);
}

function refuse(
  header: string,
  got: string,
  suggestion: string | null,
  { fields }: FieldNames,
): Result<never, MapIssue> {
  return fail({ header, expected: [...fields.keys(), IGNORE].join(' | '), got, suggestion });
}
