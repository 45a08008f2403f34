/** @jest-environment node */
import { parseCode } from '@/importer/cells/parseCode';

describe('parseCode', () => {
  it.each(['007', '1e5', '1234567890123456789', 'ＦＧ－１', '__proto__'])('keeps %j verbatim', (text) => {
    expect(parseCode(text)).toEqual({ ok: true, value: text });
  });

  it.each(['A\nB', 'A\u0000', 'A'.repeat(65)])('refuses %j', (text) => {
    expect(parseCode(text)).toEqual({
      ok: false,
      error: { code: 'not-a-code', expected: { kind: 'code' }, got: text, suggestion: null },
    });
  });
});
