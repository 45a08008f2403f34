/** Digits of a number that spreadsheet programs keep; what they store behind them is noise. */
export const EXACT_DIGITS = 15;

/** A number as a cell shows it that is wide enough: plain digits, no exponent, 15 of them at most.
 *  @param leastDigits  digits before the point, filled up with zeros */
export function numberText(value: number, leastDigits = 1): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS));
  const sign = exact < 0 ? '-' : '';
  const [mantissa = '', power = '0'] = String(Math.abs(exact)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(power);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const before = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const after = point <= 0 ? '0'.repeat(-point) + digits : digits.slice(point);
  const integer = before.padStart(leastDigits, '0');
  return after === '' ? `${sign}${integer}` : `${sign}${integer}.${after}`;
}

/** True for a whole number with more digits than are kept: the last ones of a code are lost. */
export function isLossy(value: number): boolean {
  return Math.abs(value) >= 10 ** EXACT_DIGITS;
}
