import type { GameSpec } from '@/games/types';
import {
  type Column,
  collectFields,
  collectHeaderNames,
  type Field,
  type Fields,
  fieldIdOf,
  findFields,
} from '@/importer/fields/fields';
import { type ColumnMap, IGNORE, mapKey } from './columnMap';
import { guessHeader, type UnknownHeader } from './guessHeader';

/** Headers of a sheet by result. Ignored headers are in no list. */
export type MatchedColumns = {
  /** The known columns, in the order of the sheet. */
  readonly columns: readonly Column[];
  /** Headers that match several fields equally well. */
  readonly ambiguous: readonly { readonly header: string; readonly fields: readonly Field[] }[];
  /** Headers whose field is mapped to another column. */
  readonly replaced: readonly { readonly header: string; readonly field: Field }[];
  /** Headers without a matching field. */
  readonly unknownHeaders: readonly UnknownHeader[];
};

type Header = { readonly index: number; readonly header: string };

/** Matches headers to fields: first by the operator's map, then the remaining fields by their names. */
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
  const hasStatus = [...mapped, ...unused].some(({ field }) => fieldIdOf(field) === 'status' && !isFlag(field));
  // Beside a status column, a column named 已售 may count sales.
  const ignoredFlags = hasStatus ? unused.filter(({ field }) => isFlag(field)) : [];
  const columns = [...mapped, ...unused.filter((one) => !ignoredFlags.includes(one))].sort((a, b) => a.index - b.index);
  return {
    columns,
    ambiguous: guessed.filter((one) => one.fields.length > 1),
    replaced: guessed.flatMap(({ claims: [field], fields: unmatched, header: one }) =>
      field !== undefined && unmatched.length === 0 ? [{ header: one, field }] : [],
    ),
    unknownHeaders: [...guessed.filter(({ claims: matches }) => matches.length === 0), ...ignoredFlags].map((one) =>
      guessHeader(one.header, names, columns),
    ),
  };
}

function isFlag(field: Field): boolean {
  return field.kind === 'own' && field.flag !== undefined;
}

function mappedField({ header }: Header, map: ColumnMap): string | undefined {
  return map.get(mapKey(header))?.field;
}

/** Returns true if the map decides about a header; fields of another game are disregarded. */
function isUnambiguous(one: Header, map: ColumnMap, fields: Fields): boolean {
  const field = mappedField(one, map);
  return field !== undefined && (field === IGNORE || fields.has(field));
}
