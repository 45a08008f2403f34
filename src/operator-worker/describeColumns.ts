import { type ColumnMap, IGNORE, mapKey } from '@/importer/columns/columnMap';
import type { IssueCode } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { OpenTable } from '@/importer/rows/openTable';
import type { ColumnDescription, ColumnState } from './protocol';

/** Rows that are looked at for a text of each column. */
const MAX_LOOKED_AT = 100;

/** What is said of the header of a column that is not simply read. */
const STATES: Readonly<Partial<Record<IssueCode, ColumnState>>> = {
  'ambiguous-column': 'doubtful',
  'replaced-column': 'replaced',
  'duplicate-column': 'repeated',
};

/** Says of every column with a header what it is read as. */
export function describeColumns(table: OpenTable, map: ColumnMap): readonly ColumnDescription[] {
  const fields = new Map(table.columns.map(({ index, field }) => [index, field.names]));
  return table.sheet.header.flatMap((header, index) => {
    if (header === '') return [];
    const field = fields.get(index) ?? null;
    const mapping = map.get(mapKey(header)) ?? null;
    const matched = mapping === null ? 'read' : 'mapped';
    const defaultState = field === null ? 'unknown' : matched;
    const state = mapping?.field === IGNORE ? 'ignored' : (findHeaderIssue(table, header) ?? defaultState);
    return [{ header, state, field, mapping, sample: findSample(table, index) }];
  });
}

function findHeaderIssue({ headerIssues }: OpenTable, header: string): ColumnState | undefined {
  return headerIssues.flatMap(({ column, code }) => (column === header ? [STATES[code]] : [])).find(Boolean);
}

function findSample(table: OpenTable, column: number): string {
  for (let index = 0; index < Math.min(table.size, MAX_LOOKED_AT); index++) {
    const cell = cleanCell(table.rowAt(index).cells[column]);
    if (cell !== '') return [...cell].slice(0, MAX_SAMPLE_LENGTH).join('');
  }
  return '';
}

/** Characters of a sample; a cell can be a novel. */
const MAX_SAMPLE_LENGTH = 60;
