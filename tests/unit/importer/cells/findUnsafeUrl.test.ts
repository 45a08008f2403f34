/** @jest-environment node */
import fc from 'fast-check';
import { findUnsafeUrl } from '@/importer/cells/parseDisplayText';

describe('findUnsafeUrl', () => {
  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['JaVaScRiPt:alert(1)', 'javascript'],
    [' javascript:alert(1)', 'javascript'],
    ['详情javascript:alert(1)', 'javascript'],
    ['java\tscript:alert(1)', 'javascript'],
    ['java\nscript:alert(1)', 'javascript'],
    ['java\u0000script:alert(1)', 'javascript'],
    ['java\u200bscript:alert(1)', 'javascript'],
    ['\u0001javascript:alert(1)', 'javascript'],
    ['ｊａｖａｓｃｒｉｐｔ：alert(1)', 'javascript'],
    ['javascript :alert(1)', 'javascript'],
    ['VBScript:msgbox', 'vbscript'],
    ['livescript:x', 'livescript'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['data:text/html;base64,PHN2Zz4=', 'data'],
    ['data:;base64,PHN2Zz4=', 'data'],
    ['data:,hello', 'data'],
    ['DATA: image/svg+xml,<svg>', 'data'],
  ])('finds the scheme in %j', (text, scheme) => {
    expect(findUnsafeUrl(text)).toBe(scheme);
  });

  it.each([
    'https://example.com/?q=javascript',
    'data: 2026-11-18',
    'Data：日服',
    '会写 JavaScript',
    'metadata:text',
    '日服 引继码：秒发',
    '价格:268',
    '',
  ])('accepts %j', (text) => {
    expect(findUnsafeUrl(text)).toBeNull();
  });

  it('finds a scheme anywhere in the text, with invisible characters in between', () => {
    const invisible = fc.constantFrom('\t', '\n', '\r', '\u0000', '\u00ad', '\u200d', '\ufeff', '');
    fc.assert(
      fc.property(fc.string(), fc.array(invisible, { minLength: 11, maxLength: 11 }), (before, signs) => {
        const address = [...'javascript:'].map((letter, index) => letter + signs[index]).join('');

        expect(findUnsafeUrl(`${before} ${address}alert(1)`)).not.toBeNull();
      }),
    );
  });
});
