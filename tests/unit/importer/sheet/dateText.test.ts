/** @jest-environment node */
import fc from 'fast-check';
import { dateText } from '@/importer/sheet/dateText';

describe('dateText', () => {
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, '1900-02-29'],
    [61, '1900-03-01'],
    [46_344, '2026-11-18'],
    [46_344.75, '2026-11-18 18:00:00'],
    [46_344.999_999_9, '2026-11-19'],
    [0.5, '12:00:00'],
    [2_958_465, '9999-12-31'],
  ])('formats %d of the 1900 system as %s', (serial, text) => {
    expect(dateText(serial, 1900)).toBe(text);
  });

  it.each([
    [1, '1904-01-02'],
    [60, '1904-03-01'],
    [44_882.25, '2026-11-18 06:00:00'],
  ])('formats %d of the 1904 system as %s', (serial, text) => {
    expect(dateText(serial, 1904)).toBe(text);
  });

  it.each([-1, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])('returns null for %d', (serial) => {
    expect(dateText(serial, 1900)).toBeNull();
  });

  it('keeps both systems 1462 days apart, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 36_526, max: 73_050 }), fc.integer({ min: 1, max: 86_399 }), (day, second) => {
        const serial = day + second / 86_400;

        expect(dateText(serial, 1900)).toBe(dateText(serial - 1462, 1904));
        expect(Date.parse(`${dateText(serial, 1900)?.replace(' ', 'T')}Z`)).toBe(
          ((day - 25_569) * 86_400 + second) * 1000,
        );
      }),
    );
  });
});
