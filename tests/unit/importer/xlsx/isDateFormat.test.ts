/** @jest-environment node */
import { isDateFormat } from '@/importer/xlsx/numberFormat';

describe('isDateFormat', () => {
  it.each([14, 22, 27, 31, 36, 45, 47, 50, 58])('treats the built-in format %d as a date or time', (id) => {
    expect(isDateFormat(id, null)).toBe(true);
  });

  it.each([0, 1, 4, 9, 13, 23, 37, 49, 59, 164])('treats the built-in format %d as a number', (id) => {
    expect(isDateFormat(id, null)).toBe(false);
  });

  it.each([
    'yyyy-mm-dd',
    'yyyy"年"m"月"d"日"',
    '[$-411]ggge"年"m"月"d"日"',
    '[h]:mm',
    '[ss]',
    'h:mm AM/PM',
    'm/d/yy;@',
    '[Red]d',
  ])('treats %j as a date or time', (code) => {
    expect(isDateFormat(164, code)).toBe(true);
  });

  it.each([
    'General',
    '0.00',
    '#,##0 "days"',
    '[Red]0;[Blue]-0',
    '0.00E+00',
    '"¥"#,##0',
    '\\d0',
    '0_d',
    '00000',
    '@',
    '0;yyyy',
  ])('treats %j as a number', (code) => {
    expect(isDateFormat(164, code)).toBe(false);
  });
});
