/** @jest-environment node */
import { findDelimiter } from '@/importer/text/findDelimiter';

describe('findDelimiter', () => {
  it.each([
    ['a comma', '编号,价格,标题', ','],
    ['a tab', '编号\t价格\t标题', '\t'],
    ['a semicolon', '编号;价格;标题', ';'],
    ['a bar', '编号|价格|标题\nA-1|1,200|出号', '|'],
    ['a comma beside bars in cells', '库存\n编号,价格\nA-1,梅林|孔明|斯卡哈\nA-2,梅林|孔明|尼禄', ','],
    ['a comma where nothing is parted', '编号', ','],
  ])('detects %s', (_name, text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  it('ignores quoted text', () => {
    expect(findDelimiter('"编号,或,代码";价格\n')).toBe(';');
  });

  it('samples the first rows, skipping empty ones', () => {
    expect(findDelimiter(',,,,\n\n编号;价格\nA,B,C,D,E;1')).toBe(';');
  });
});
