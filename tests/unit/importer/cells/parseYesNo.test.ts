/** @jest-environment node */
import { parseYesNo } from '@/importer/cells/parseYesNo';

describe('parseYesNo', () => {
  it('parses words, marks and numbers', () => {
    const yes = ['是', '有', 'はい', 'あり', 'yes', 'Y', 'TRUE', '√', '✓', '✔️', '✅', '○', '〇', '1', '支持'];
    const no = ['否', '无', 'いいえ', 'なし', 'no', 'N', 'false', '×', '❌', 'x', '0', '没有', '无'];

    expect(yes.map((word) => parseYesNo(word))).toEqual(yes.map(() => ({ ok: true, value: true })));
    expect(no.map((word) => parseYesNo(word))).toEqual(no.map(() => ({ ok: true, value: false })));
  });

  it('refuses anything else', () => {
    expect(parseYesNo('看情况')).toMatchObject({ ok: false, error: { code: 'unknown-value', got: '看情况' } });
  });
});
