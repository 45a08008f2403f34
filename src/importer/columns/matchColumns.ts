import type { GameSpec } from '@/games/types';
import {
  type Column,
  collectFields,
  collectHeaderNames,
  type Field,
  type Fields,
  findFields,
} from '@/importer/fields/fields';
import { type ColumnMap, IGNORE, mapKey } from './columnMap';
import { guessHeader, type UnknownHeader } from './guessHeader';

/** What became of the headers of a sheet. Those that the map leaves aside are in no list. */
export type MatchedColumns = {
  /** The known columns, in the order of the sheet. */
  readonly columns: readonly Column[];
  /** Headers that several fields claim with equal right. */
  readonly ambiguous: readonly { readonly header: string; readonly fields: readonly Field[] }[];
  /** Headers that we would know, had the map not given their field to another column. */
  readonly replaced: readonly { readonly header: string; readonly field: Field }[];
  /** Headers that nobody claims. */
  readonly unknownHeaders: readonly UnknownHeader[];
};

type Header = { readonly index: number; readonly header: string };

/** Finds the field of every header: first by the operator's map, then, among the fields that are left, by the names of the
 *  game. */
export function matchColumns(header: readonly string[], spec: GameSpec, map: ColumnMap): MatchedColumns {
  const fields = collectFields(spec);
  const names = collectHeaderNames(fields, spec);
  const headers = header.flatMap((one, index): readonly Header[] => (one === '' ? [] : [{ index, header: one }]));
  const mapped = headers.flatMap((one): readonly Column[] => {
    const field = fields.get(mappedField(one, map) ?? '');
    return field === undefined ? [] : [{ ...one, field }];
  });
  const usedFields = new Set(mapped.map(({ field }) => field));
  const guessed = headers
    .filter((one) => !isUnambiguous(one, map, fields))
    .map((one) => ({ ...one, claims: findFields(names, one.header) }))
    .map((one) => ({ ...one, fields: one.claims.filter((field) => !usedFields.has(field)) }));
  const unused = guessed.flatMap(({ fields: [field, ...others], index, header: one }) =>
    field === undefined || others.length > 0 ? [] : [{ index, header: one, field }],
  );
  const columns = [...mapped, ...unused].sort((a, b) => a.index - b.index);
  return {
    columns,
    ambiguous: guessed.filter((one) => one.fields.length > 1),
    replaced: guessed.flatMap(({ claims: [field], fields: unmatched, header: one }) =>
      field !== undefined && unmatched.length === 0 ? [{ header: one, field }] : [],
    ),
    unknownHeaders: guessed
      .filter(({ claims: matches }) => matches.length === 0)
      .map((one) => guessHeader(one.header, names, columns)),
  };
}

function mappedField({ header }: Header, map: ColumnMap): string | undefined {
  return map.get(mapKey(header))?.field;
}

/** True if the map says what to do with a header; a field of another game says nothing here. */
function isUnambiguous(one: Header, map: ColumnMap, fields: Fields): boolean {
  const field = mappedField(one, map);
  return field !== undefined && (field === IGNORE || fields.has(field));
}
