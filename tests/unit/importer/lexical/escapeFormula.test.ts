/** @jest-environment node */
import fc from 'fast-check';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { escapeFormula, escapeTextCell, unescapeCell } from '@/importer/lexical/escapeFormula';

describe('escapeFormula', () => {
  it.each(['=1+1', '+86', '-5', '@x', '\tx', '\rx', '＝1+1', '＋86', '－5', '＠x', "'＝1", "'=1", "''=1"])(
    'prefixes %j with an apostrophe',
    (text) => {
      expect(escapeFormula(text)).toBe(`'${text}`);
    },
  );

  it.each(["'90s", '268', 'a=b', "'", ''])('does not change %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('is reverted by unescapeCell for any text', () => {
    const text = fc.tuple(fc.stringMatching(/^'*[=+@\t\r＝＋－＠-]?$/), fc.string()).map((parts) => parts.join(''));

    fc.assert(
      fc.property(text, (one) => {
        expect(unescapeCell(escapeFormula(one))).toEqual(one);
        expect(unescapeCell(escapeTextCell(one))).toEqual(one);
      }),
    );
  });

  it('leaves no text that starts a formula', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)));
  });

  it('is reverted by cleanCell, which keeps other apostrophes', () => {
    expect(cleanCell("'=1")).toBe('=1');
    expect(cleanCell("'90s")).toBe("'90s");
    expect(cleanCell(" '-5 ")).toBe('-5');
  });
});
