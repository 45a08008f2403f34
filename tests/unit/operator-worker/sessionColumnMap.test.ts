/** @jest-environment node */
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { createLocalSession, SHEET, sheetOf } from './localSession';
import { openSession } from './openSession';

describe('Column choices of an import session', () => {
  it('appear in the summary, and the rows are parsed again', async () => {
    const { session, summary } = await openSession(
      sheetOf('编号,店铺,挂牌,从者,标题,标题,上架时间', 'A-1,青石铺,268,梅林,甲,乙,2026-11-18'),
    );
    expect(summary.tables[0]?.columns.map(({ header, state, sample }) => [header, state, sample])).toEqual([
      ['编号', 'read', 'A-1'],
      ['店铺', 'read', '青石铺'],
      ['挂牌', 'unknown', '268'],
      ['从者', 'read', '梅林'],
      ['标题', 'repeated', '甲'],
      ['标题', 'repeated', '乙'],
      ['上架时间', 'read', '2026-11-18'],
    ]);
    expect(summary.accepted).toBe(0);

    const { issues, summary: after } = await session.map({ choices: { 挂牌: 'price', 标题: 'ignore' } });

    expect(issues).toEqual([]);
    expect(after.accepted).toBe(1);
    expect(after.map).toEqual({ 挂牌: 'price', 标题: 'ignore' });
    expect(after.tables[0]?.columns[2]).toMatchObject({ state: 'mapped', mapping: { field: 'price' } });
    expect(after.headers).toBe(summary.headers);
  });

  it('change nothing if one of them is invalid, and report it', async () => {
    const { session } = await openSession(SHEET);

    const { issues, summary } = await session.map({ choices: { 标题: 'ignore', 价格: 'prise' } });

    expect(issues).toMatchObject([{ header: '价格', got: 'prise', suggestion: 'price' }]);
    expect(summary.map).toEqual({});
    expect((await session.map({ choices: null })).issues).toMatchObject([{ header: null }]);
  });

  it('keep the valid entries of an older map', async () => {
    const result = await createLocalSession().open({
      file: 'FateGO.csv',
      bytes: SHEET,
      game: 'FateGO',
      settings: DEFAULT_SETTINGS,
      map: { 标题: 'note', 价格: 'gone' },
    });

    expect(result).toMatchObject({ kind: 'opened', summary: { map: { 标题: 'note' } } });
  });
});
