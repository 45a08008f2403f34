import * as v from 'valibot';
import { decodeJson, entriesOf } from '@/base/decodeJson';
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
import { findClosest } from '@/importer/lexical/findClosest';

/** The operator's choice for a column: its header as written, and the id of its field, or `ignore`. */
export type Mapping = { readonly header: string; readonly field: string };

/** The file: fields by header. Values are decoded with their headers, so that every invalid one is reported. */
const COLUMN_MAP_FILE = entriesOf(v.string(), v.unknown(), '{ "列名": "field" }');

/** Folded header → the operator's choice, which takes precedence over detected columns. */
export type ColumnMap = ReadonlyMap<string, Mapping>;

export const NO_MAP: ColumnMap = new Map();

/** Field of a column that is ignored on purpose. */
export const IGNORE = 'ignore';

/** An invalid entry: its header (`null`: the whole file), the expected and actual value, and a suggestion. */
export type MapIssue = {
  readonly header: string | null;
  readonly expected: string;
  readonly got: string;
  readonly suggestion: string | null;
};

/** Returns the lookup key of a header: width, letter case, spaces and brackets are ignored. */
export function mapKey(header: string): string {
  return foldHeader(header).whole;
}

/** Parses a mapping from the command line: `列名=field`. The field is an id or any header name. The last equals sign separates the
 *  two, since headers may contain one.
 *  @returns  the mapping with its field as an id, or what is wrong */
export function parseMapping(text: string, spec: GameSpec): Result<Mapping, MapIssue> {
  const index = Math.max(text.lastIndexOf('='), text.lastIndexOf('＝'));
  const header = text.slice(0, Math.max(index, 0)).trim();
  if (mapKey(header) === '') return fail({ header: null, expected: '列名=field', got: text, suggestion: null });
  return findField(header, text.slice(index + 1).trim(), namesOf(spec));
}

/** Decodes a column map file: `{ "列名": "field", … }`.
 *  @param raw  the parsed JSON
 *  @returns  the map, or every invalid entry; headers that fold to the same key are invalid too */
export function decodeColumnMap(raw: unknown, spec: GameSpec): Result<ColumnMap, readonly MapIssue[]> {
  const file = decodeJson(COLUMN_MAP_FILE, raw);
  if (!file.ok) return fail([{ header: null, expected: file.error.expected, got: showJson(raw), suggestion: null }]);
  const known = namesOf(spec);
  const map = new Map<string, Mapping>();
  const issues: MapIssue[] = [];
  for (const [header, value] of file.value) {
    const read = readEntry(header, value, map, known);
    if (read.ok) map.set(mapKey(header), read.value);
    else issues.push(read.error);
  }
  return issues.length > 0 ? fail(issues) : ok(map);
}

/** Encodes a map for its file, with the headers as written. */
export function encodeColumnMap(map: ColumnMap): Readonly<Record<string, string>> {
  return Object.fromEntries([...map.values()].map(({ header, field }) => [header, field]));
}

/** Adds a mapping, replacing that of the same header. */
export function addMapping(map: ColumnMap, mapping: Mapping): ColumnMap {
  return new Map([...map, [mapKey(mapping.header), mapping]]);
}

/** Collects every header name, including those of the operator's map. */
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
