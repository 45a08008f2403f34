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
import { guessHeader, type Stranger } from './guessHeader';

/** What became of the headers of a sheet. Those that the map leaves aside are in no list. */
export type ClaimedColumns = {
  /** The known columns, in the order of the sheet. */
  readonly columns: readonly Column[];
  /** Headers that several fields claim with equal right. */
  readonly doubtful: readonly { readonly header: string; readonly fields: readonly Field[] }[];
  /** Headers that we would know, had the map not given their field to another column. */
  readonly replaced: readonly { readonly header: string; readonly field: Field }[];
  /** Headers that nobody claims. */
  readonly strangers: readonly Stranger[];
};

type Header = { readonly index: number; readonly header: string };

/** Finds the field of every header: first by the operator's map, then, among the fields that are left, by the names of the
 *  game. */
export function matchColumns(header: readonly string[], spec: GameSpec, map: ColumnMap): ClaimedColumns {
  const fields = collectFields(spec);
  const names = collectHeaderNames(fields, spec);
  const headers = header.flatMap((one, index): readonly Header[] => (one === '' ? [] : [{ index, header: one }]));
  const mapped = headers.flatMap((one): readonly Column[] => {
    const field = fields.get(mappedField(one, map) ?? '');
    return field === undefined ? [] : [{ ...one, field }];
  });
  const taken = new Set(mapped.map(({ field }) => field));
  const guessed = headers
    .filter((one) => !isSettled(one, map, fields))
    .map((one) => ({ ...one, claims: findFields(names, one.header) }))
    .map((one) => ({ ...one, fields: one.claims.filter((field) => !taken.has(field)) }));
  const free = guessed.flatMap(({ fields: [field, ...others], index, header: one }) =>
    field === undefined || others.length > 0 ? [] : [{ index, header: one, field }],
  );
  const columns = [...mapped, ...free].sort((a, b) => a.index - b.index);
  return {
    columns,
    doubtful: guessed.filter((one) => one.fields.length > 1),
    replaced: guessed.flatMap(({ claims: [field], fields: left, header: one }) =>
      field !== undefined && left.length === 0 ? [{ header: one, field }] : [],
    ),
    strangers: guessed
      .filter(({ claims }) => claims.length === 0)
      .map((one) => guessHeader(one.header, names, columns)),
  };
}

function mappedField({ header }: Header, map: ColumnMap): string | undefined {
  return map.get(mapKey(header))?.field;
}

/** True if the map says what to do with a header; a field of another game says nothing here. */
function isSettled(one: Header, map: ColumnMap, fields: Fields): boolean {
  const field = mappedField(one, map);
  return field !== undefined && (field === IGNORE || fields.has(field));
}
