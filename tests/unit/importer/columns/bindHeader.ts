import { bindColumns } from '@/importer/columns/bindColumns';
import { type ColumnMap, decodeColumnMap } from '@/importer/columns/columnMap';
import type { RowIssue } from '@/importer/issues/rowIssue';
import type { Sheet } from '@/importer/sheet/sheet';
import { TINY_SPEC, tinyTarget } from '../fields/tinyGame';

/** Headers of all required and recommended fields. */
export const NEEDED = ['编号', '店铺', '价格', '物品', '上架时间'];

/** Binds columns and returns their fields by index, and the issues. */
export function bind(
  header: readonly string[],
  cells: readonly string[] = [],
  settings = tinyTarget().settings,
  map: Readonly<Record<string, string>> = {},
) {
  const sheet: Sheet = {
    file: 'in.csv',
    sheet: null,
    encoding: 'utf-8',
    headerRow: 2,
    header,
    rows: [{ row: 3, cells }],
    blankRows: 0,
  };
  const { columns, issues } = bindColumns(sheet, TINY_SPEC, settings, mapOf(map));
  return { fields: columns.map(({ index, field }) => [index, idOf(field)]), issues: issues.map(withoutLocation) };
}

function mapOf(raw: Readonly<Record<string, string>>): ColumnMap {
  const map = decodeColumnMap(raw, TINY_SPEC);
  if (!map.ok) throw new Error('a map of the small game');
  return map.value;
}

function idOf(field: ReturnType<typeof bindColumns>['columns'][number]['field']): string {
  if (field.kind === 'own') return field.own;
  return field.kind === 'resource' ? `resource ${field.resource.id}` : `attribute ${field.attribute.id}`;
}

/** All issues of a header have the header's location. */
function withoutLocation({ file, sheet, row, ...issue }: RowIssue) {
  expect([file, sheet, row]).toEqual(['in.csv', null, 2]);
  return issue;
}
