/** @jest-environment node */
import { PLAIN_FORMAT, readNumberFormat } from '@/importer/xlsx/numberFormat';

describe('readNumberFormat', () => {
  it.each([
    ['General', {}],
    ['#,##0.00', {}],
    ['00000', { leastDigits: 5 }],
    ['"FG-"0000', { leastDigits: 4, prefix: 'FG-' }],
    ['\\F\\G\\-000', { leastDigits: 3, prefix: 'FG-' }],
    ['0.00"万"', { suffix: '万' }],
    ['0"万石"', { suffix: '万石' }],
    ['General"元"', { suffix: '元' }],
    ['#,##0\\ "円"', { suffix: '円' }],
    ['"¥"#,##0;[Red]"¥"\\-#,##0', { prefix: '¥' }],
    ['[$¥-804]#,##0.00', { prefix: '¥' }],
    ['[$HK$-C04]#,##0', { prefix: 'HK$' }],
    ['_ "¥"* #,##0.00_ ;_ "¥"* \\-#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ', { prefix: '¥' }],
    ['[Blue]0', {}],
  ])('reads the text around the digits of %s', (code, parts) => {
    expect(readNumberFormat(164, code)).toEqual({ ...PLAIN_FORMAT, ...parts });
  });

  it.each(['0"级"', '0"个"', '"("0")"', '+0'])(
    'leaves out a unit or sign that does not change the number: %s',
    (code) => {
      expect(readNumberFormat(164, code)).toEqual(PLAIN_FORMAT);
    },
  );

  it.each(['0.0,"k"', '0!.0,"万"', '0%', '# ?/?', '0.00E+00', '000-0000', '@', '"x"'])(
    'adds nothing where another number is shown than the cell has: %s',
    (code) => {
      expect(readNumberFormat(164, code)).toEqual(PLAIN_FORMAT);
    },
  );

  it('adds nothing for a code longer than spreadsheet programs permit', () => {
    expect(readNumberFormat(164, `"${'长'.repeat(300)}"0`)).toEqual(PLAIN_FORMAT);
  });
});
