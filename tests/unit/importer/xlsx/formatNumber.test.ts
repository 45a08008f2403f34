/** @jest-environment node */
import fc from 'fast-check';
import { formatNumber, isLossy } from '@/importer/xlsx/cellValue';

describe('formatNumber', () => {
  it.each([
    [1e5, '100000'],
    [0.1 + 0.2, '0.3'],
    [1.5e-7, '0.00000015'],
    [-2.5, '-2.5'],
    [1e21, '1000000000000000000000'],
    [1.234e22, '12340000000000000000000'],
    [0, '0'],
    [268, '268'],
  ])('formats %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('pads with zeros if the format requires digits', () => {
    expect(formatNumber(7, 5)).toBe('00007');
    expect(formatNumber(123_456, 5)).toBe('123456');
    expect(formatNumber(-7, 3)).toBe('-007');
  });

  it('uses 15 significant digits and no exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) => {
        const text = formatNumber(value);

        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(Number(value.toPrecision(15)) || 0);
      }),
    );
  });

  it('isLossy detects whole numbers that lose digits', () => {
    expect(isLossy(999_999_999_999_999)).toBe(false);
    expect(isLossy(1_234_567_890_123_456)).toBe(true);
  });
});
