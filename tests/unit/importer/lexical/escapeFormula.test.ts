/** @jest-environment node */
import fc from 'fast-check';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { escapeFormula, escapeTextCell, unescapeCell } from '@/importer/lexical/escapeFormula';

describe('guardCell', () => {
  it.each(['=1+1', '+86', '-5', '@x', '\tx', '\rx', "'=1", "''=1"])('puts an apostrophe before %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(["'90s", '268', 'a=b', "'", ''])('leaves %j as it is', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('is undone by reading, whatever the text', () => {
    const text = fc.tuple(fc.stringMatching(/^'*[=+@\t\r-]?$/), fc.string()).map((parts) => parts.join(''));

    fc.assert(
      fc.property(text, (one) => {
        expect([unescapeCell(escapeFormula(one)), unescapeCell(escapeTextCell(one))]).toEqual([one, one]);
      }),
    );
  });

  it('lets nothing begin as a formula', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)));
  });

  it('is undone where cells are cleaned, and a real apostrophe stays', () => {
    expect([cleanCell("'=1"), cleanCell("'90s"), cleanCell(" '-5 ")]).toEqual(['=1', "'90s", '-5']);
  });
});
