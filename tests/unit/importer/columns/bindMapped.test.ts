/** @jest-environment node */
import { bindColumns } from '@/importer/columns/bindColumns';
import type { Sheet } from '@/importer/sheet/sheet';
import { TINY_SPEC, tinyTarget } from '../fields/tinyGame';
import { bind, NEEDED } from './bindHeader';

/** Binds columns with a map and returns their fields and issues. */
function bindMapped(header: readonly string[], map: Readonly<Record<string, string>>) {
  const { fields, issues } = bind(header, [], tinyTarget().settings, map);
  return { fields: fields.map(([, field]) => field), issues };
}

describe('bindColumns with a column map', () => {
  it('prefers the map to its own guesses', () => {
    expect(
      bindMapped(['货', '店铺', '钱（元）', '有什么', '标题', '上架时间', '手机'], {
        货: 'code',
        '钱(元)': 'price',
        有什么: 'items',
        标题: 'note',
        手机: 'ignore',
      }),
    ).toEqual({ fields: ['code', 'shop', 'price', 'items', 'note', 'listedAt'], issues: [] });
  });

  it('accepts a mapped column as the currency of the prices', () => {
    expect(bindMapped([...NEEDED, '结算'], { 结算: 'currency' })).toEqual({
      fields: ['code', 'shop', 'price', 'items', 'listedAt', 'currency'],
      issues: [],
    });
  });

  it('ignores a header whose field is mapped to another column', () => {
    expect(bindMapped([...NEEDED, '货号'], { 货号: 'code' })).toEqual({
      fields: ['shop', 'price', 'items', 'listedAt', 'code'],
      issues: [
        {
          severity: 'warning',
          code: 'replaced-column',
          column: '编号',
          expected: { kind: 'freeField', names: { zh: '编号', ja: 'コード', en: 'Code' } },
          got: '编号',
          suggestion: null,
        },
      ],
    });
  });

  it('resolves an alias shared by two fields by the map', () => {
    expect(bindMapped([...NEEDED, '票'], { 票: 'ticket' })).toEqual({
      fields: ['code', 'shop', 'price', 'items', 'listedAt', 'resource ticket'],
      issues: [],
    });
    expect(bindMapped([...NEEDED, '票', '符'], { 符: 'ticket' }).fields).toEqual([
      'code',
      'shop',
      'price',
      'items',
      'listedAt',
      'attribute rebindable',
      'resource ticket',
    ]);
  });

  it('refuses a field that is mapped to two columns', () => {
    expect(
      bindMapped([...NEEDED, '甲', '乙'], { 甲: 'sq', 乙: 'sq' }).issues.map(({ code, column }) => [code, column]),
    ).toEqual([
      ['duplicate-column', '甲'],
      ['duplicate-column', '乙'],
    ]);
  });

  it('reports mapped headers that the sheet does not have, with the closest one, unless they are ignored', () => {
    expect(bindMapped([...NEEDED, '石头数量'], { 石头数: 'sq', 手机: 'ignore', 石头数量: 'ticket' }).issues).toEqual([
      {
        severity: 'warning',
        code: 'lost-column',
        column: null,
        expected: { kind: 'mappedColumn', field: 'sq' },
        got: '石头数',
        suggestion: '石头数量',
      },
    ]);
  });

  it('does not use a field of the map that this game does not have', () => {
    const map = new Map([['货', { header: '货', field: 'saintStone' }]]);
    const sheet: Sheet = {
      file: 'in.csv',
      sheet: null,
      encoding: 'utf-8',
      headerRow: 1,
      header: ['货'],
      rows: [],
      blankRows: 0,
    };
    const { columns, issues } = bindColumns(sheet, TINY_SPEC, tinyTarget().settings, map);

    expect(columns).toEqual([]);
    expect(issues.map(({ code }) => code)).toContain('unknown-column');
  });
});
