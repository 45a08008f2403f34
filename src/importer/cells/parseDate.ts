import { ok } from '@/base/result';
import type { EpochMs } from '@/domain/offer';
import { readOffset } from '@/importer/fields/settings';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import type { DateSystem } from '@/importer/sheet/dateText';
import { suggestDate } from './suggestDate';

const DATE = /^(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const DATE_IN_WORDS = /^(20\d\d)(年)(\d{1,2})月(\d{1,2})[日号]/;
const WEEKDAY = /^(?:\((?:周|週|星期)?[一二三四五六日月火水木金土]\)|(?:周|週|星期)[一二三四五六日天])/;
const TIME =
  /^(?:t|\s)*(\d{1,2})[:时時点](\d{1,2})(?:[:分](\d{1,2})(?:\.\d{1,9})?)?[分秒]?\s*(z|[+-]\d{1,2}:?\d{0,2})?$/;
const HALF_OF_DAY = /(上午|午前|am|下午|午後|pm)\s*/;
const AFTERNOON = ['下午', '午後', 'pm'];

/** Parses a date with or without a time: 2026-11-18 14:20, 2026/11/18, 2026年11月18日 14时20分, 2026-11-18T14:20:00Z, 2026/11/18 下午
 *  2:20. Years 2000 to 2099, year first; a date alone is its midnight.
 *  @param offsetMinutes  the shop's offset from UTC; an offset in the text takes precedence, the machine's time zone is not used
 *  @param dates  date system of the file, to interpret serial numbers
 *  @returns  the timestamp, or an issue with a suggested date */
export function parseDate(text: string, offsetMinutes: number, dates: DateSystem = 1900): CellResult<EpochMs> {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  const time = readTimestamp(plain, offsetMinutes);
  if (time !== null) return ok(time);
  const guess = suggestDate(plain, dates);
  const isDate = guess !== null && readTimestamp(guess, offsetMinutes) !== null;
  return refuseCell('not-a-date', { kind: 'date' }, text, isDate ? guess : null);
}

function readTimestamp(plain: string, offsetMinutes: number): EpochMs | null {
  const day = DATE.exec(plain) ?? DATE_IN_WORDS.exec(plain);
  if (day === null) return null;
  const rest = plain.slice(day[0].length).trim().replace(WEEKDAY, '').trim();
  const half = HALF_OF_DAY.exec(rest)?.[1] ?? null;
  const time = rest === '' ? NO_TIME : TIME.exec(rest.replace(HALF_OF_DAY, '').trim());
  const utc = time === null ? null : toUtc(day, time, half);
  const offset = time?.[4] === undefined ? offsetMinutes : readOffset(time[4]);
  return utc === null || offset === null ? null : ((utc - offset * 60_000) as EpochMs);
}

const NO_TIME: readonly (string | undefined)[] = ['', '0', '0', '0'];

/** Converts a date and time to milliseconds UTC; null for 30 February or 25 o'clock. */
function toUtc(
  day: readonly (string | undefined)[],
  time: readonly (string | undefined)[],
  half: string | null,
): number | null {
  const [year, month, date] = [Number(day[1]), Number(day[3]), Number(day[4])];
  const [text, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)];
  const hour = half === null ? text : (text % 12) + (AFTERNOON.includes(half) ? 12 : 0);
  if (text > 23 || minute > 59 || second > 59) return null;
  const utc = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date ? utc.getTime() : null;
}
