/** @jest-environment node */
import { parseDisplayText } from '@/importer/cells/parseDisplayText';

describe('parseDisplayText', () => {
  it('accepts any text up to the maximum length of a catalog text', () => {
    const longest = '长'.repeat(32_767);

    expect(parseDisplayText('日服自抽\n一手')).toEqual({ ok: true, value: '日服自抽\n一手' });
    expect(parseDisplayText(longest)).toEqual({ ok: true, value: longest });
  });

  it('refuses a longer text, and states the maximum', () => {
    const got = '长'.repeat(32_768);

    expect(parseDisplayText(got)).toEqual({
      ok: false,
      error: { code: 'too-long', expected: { kind: 'textWithin', most: 32_767 }, got, suggestion: null },
    });
  });

  it.each(['=1+1', '+cmd', '-2+3', '@x', '=HYPERLINK("https://example.com")', "'007"])('keeps %j verbatim', (text) => {
    expect(parseDisplayText(text)).toEqual({ ok: true, value: text });
  });

  it('refuses a URL that runs a script', () => {
    const got = '看图 java\tscript:alert(1)';

    expect(parseDisplayText(got)).toEqual({
      ok: false,
      error: { code: 'bad-link', expected: { kind: 'harmlessText', scheme: 'javascript' }, got, suggestion: null },
    });
  });
});
