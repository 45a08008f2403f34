/** @jest-environment node */
import fc from 'fast-check';
import type { Delimiter } from '@/importer/text/findDelimiter';
import { splitRecords } from '@/importer/text/splitRecords';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('splitRecords', () => {
  it.each([
    ['a,b\r\nc', [['a', 'b'], ['c']]],
    ['a,\n', [['a', '']]],
    ['a,', [['a', '']]],
    ['\n\na', [[''], [''], ['a']]],
    ['"a\n""b"",c",d\n', [['a\n"b",c', 'd']]],
    ['5" 屏,"x"', [['5" 屏', 'x']]],
    ['"a"b,c', [['"a"b', 'c']]],
    ['""', [['']]],
  ])('splits %j', (text, records) => {
    expect(splitRecords(text, ',')).toEqual({ records, isClosed: true });
  });

  it('reports an unclosed quote, and omits its record', () => {
    expect(splitRecords('a\nb,"c\nd', ',')).toEqual({ records: [['a']], isClosed: false });
  });

  it('returns any quoted cells unchanged, from text and from bytes', () => {
    const cell = fc.string({
      unit: fc.constantFrom('"', ',', ';', '\r\n', '\n', '\r', 'a', ' ', '梅林'),
      maxLength: 12,
    });
    const cells = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cells, fc.constantFrom<Delimiter[]>(',', ';', '\t'), (records, delimiter) => {
        const text = records.map((record) => record.map(quoted).join(delimiter)).join('\r\n');

        expect(splitRecords(text, delimiter)).toEqual({ records, isClosed: true });
        expect(splitRecords(new TextEncoder().encode(text), delimiter)).toEqual({ records, isClosed: true });
      }),
    );
  });
});
