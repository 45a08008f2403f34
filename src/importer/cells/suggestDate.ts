import type { DateSystem } from '@/importer/sheet/dateText';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day 0 of the serial numbers; spreadsheets wrongly count a 29 February 1900. */
const SERIAL_ZERO: Readonly<Record<DateSystem, number>> = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** Range of days that a serial number may mean; the end is exclusive. */
const FIRST_DAY = Date.UTC(2000, 0, 1);
const END_OF_DAYS = Date.UTC(2100, 0, 1);
const MINUTES_A_DAY = 24 * 60;

/** Suggests a date for notations that are not year first: 11/18/2026, 18.11.2026, 20261118, Nov 18, 2026, 46344. Only if exactly
 *  one interpretation is a calendar day; 03/04/2026 and 26-11-18 are ambiguous.
 *  @param plain  folded: NFKC, lower-case, trimmed
 *  @param dates  date system of the file
 *  @returns  `2026-11-18` with the time as written, or null */
export function suggestDate(plain: string, dates: DateSystem): string | null {
  return fromSerial(plain, dates) ?? fromParts(plain) ?? fromWords(plain);
}

function fromSerial(plain: string, dates: DateSystem): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(plain)) return null;
  const time = SERIAL_ZERO[dates] + Math.round(Number(plain) * MINUTES_A_DAY) * 60_000;
  if (time < FIRST_DAY || time >= END_OF_DAYS) return null;
  const formatted = new Date(time).toISOString();
  return plain.includes('.') ? `${formatted.slice(0, 10)} ${formatted.slice(11, 16)}` : formatted.slice(0, 10);
}

function fromParts(plain: string): string | null {
  const joined = /^(20\d\d)(\d\d)(\d\d)$/.exec(plain);
  if (joined !== null) return joinDate(joined[1], joined[2], joined[3], '');
  const match = /^(\d{1,2})([-/.])(\d{1,2})\2(20\d\d)(?!\d)(.*)$/.exec(plain);
  if (match === null) return null;
  const [, first, , second, year, rest = ''] = match;
  const readings = new Set([joinDate(year, first, second, rest), joinDate(year, second, first, rest)]);
  const [only, ...others] = [...readings].filter(isOnCalendar);
  return only === undefined || others.length > 0 ? null : only;
}

/** @param formatted  starts with a date as `joinDate` writes it */
function isOnCalendar(formatted: string): boolean {
  const [year, month, day] = formatted.slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function fromWords(plain: string): string | null {
  const match =
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)(.*)$/.exec(plain) ??
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (20\d\d)(.*)$/.exec(plain);
  if (match === null) return null;
  const [, first = '', second = '', year, rest = ''] = match;
  const [word, day] = /\d/.test(first) ? [second, first] : [first, second];
  const month = MONTHS.indexOf(word.slice(0, 3)) + 1;
  return month === 0 ? null : joinDate(year, String(month), day, rest);
}

function joinDate(year = '', month = '', day = '', rest: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest.replace(/^,/, '')}`;
}
