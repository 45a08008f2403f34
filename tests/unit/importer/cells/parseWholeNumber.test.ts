/** @jest-environment node */
import { checkLimits, parseWholeNumber } from '@/importer/cells/parseWholeNumber';

const LIMITS = { min: 1, max: 190 };

describe('parseWholeNumber', () => {
  it('accepts a number beyond the limits, which are those of the filter', () => {
    expect(parseWholeNumber('130', LIMITS)).toEqual({ ok: true, value: 130 });
    expect(parseWholeNumber('999', LIMITS)).toEqual({ ok: true, value: 999 });
  });

  it('refuses text and fractions, and states the limits', () => {
    expect(parseWholeNumber('130级', LIMITS)).toEqual({
      ok: false,
      error: {
        code: 'not-a-whole-number',
        expected: { kind: 'whole', min: 1, max: 190 },
        got: '130级',
        suggestion: '130',
      },
    });
    expect(parseWholeNumber('1.5', LIMITS).ok).toBe(false);
  });

  it.each([
    ['130级', '130'],
    ['Lv.130', '130'],
    ['等级：130', '130'],
    ['1O3', '103'],
    ['13O', null],
    ['售价130', null],
    ['120-130', null],
    ['120/130', null],
    ['第130天', null],
  ])('suggests for %j %j', (text, suggestion) => {
    expect(parseWholeNumber(text, LIMITS)).toMatchObject({ ok: false, error: { got: text, suggestion } });
  });

  it('includes both limits', () => {
    expect([1, 190].flatMap((value) => checkLimits(String(value), value, LIMITS))).toEqual([]);
    expect([0, 191].flatMap((value) => checkLimits(String(value), value, LIMITS))).toEqual(
      ['0', '191'].map((got) => ({
        code: 'out-of-range',
        expected: { kind: 'whole', ...LIMITS },
        got,
        suggestion: null,
      })),
    );
  });
});
