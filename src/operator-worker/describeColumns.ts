import { type ColumnMap, IGNORE, mapKey } from '@/importer/columns/columnMap';
import type { IssueCode } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { OpenTable } from '@/importer/rows/openTable';
import type { ColumnDescription, ColumnState } from './protocol';

/** Rows searched for a sample text. */
const MAX_SAMPLED_ROWS = 100;

/** State of a column whose header has an issue. */
const STATES: Readonly<Partial<Record<IssueCode, ColumnState>>> = {
  'ambiguous-column': 'doubtful',
  'replaced-column': 'replaced',
  'duplicate-column': 'repeated',
};

/** Describes how each column with a header is used. */
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
  for (let index = 0; index < Math.min(table.size, MAX_SAMPLED_ROWS); index++) {
    const cell = cleanCell(table.rowAt(index).cells[column]);
    if (cell !== '') return [...cell].slice(0, MAX_SAMPLE_LENGTH).join('');
  }
  return '';
}

/** Maximum length of a sample. */
const MAX_SAMPLE_LENGTH = 60;
