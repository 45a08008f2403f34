import { ok } from '@/base/result';
import type { EpochMs } from '@/domain/offer';
import { readOffset } from '@/importer/settings';
import { type CellResult, refuseCell } from './refuseCell';

const DATE = /^(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const DATE_IN_WORDS = /^(20\d\d)(年)(\d{1,2})月(\d{1,2})[日号]/;
const TIME = /^(?:t|\s)*(\d{1,2})[:时時](\d{1,2})(?:[:分](\d{1,2})(?:\.\d{1,9})?)?[分秒]?\s*(z|[+-]\d{1,2}:?\d{0,2})?$/;

/** Reads a day with or without a time: 2026-11-18 14:20, 2026/11/18, 2026年11月18日 14时20分, 2026-11-18T14:20:00Z.
 *  Years 2000 to 2099, year first; a day alone is its midnight.
 *  @param offsetMinutes  how far the shop's clock is ahead of UTC; an offset in the text goes before it.
 *                        The clock of the machine never counts */
export function parseDate(text: string, offsetMinutes: number): CellResult<EpochMs> {
  const plain = text.normalize('NFKC').toLowerCase().trim();
  const day = DATE.exec(plain) ?? DATE_IN_WORDS.exec(plain);
  const rest = day === null ? '' : plain.slice(day[0].length).trim();
  const time = rest === '' ? NO_TIME : TIME.exec(rest);
  const utc = day === null || time === null ? null : toUtc(day, time);
  const offset = time?.[4] === undefined ? offsetMinutes : readOffset(time[4]);
  if (utc === null || offset === null) return refuseCell('not-a-date', { kind: 'date' }, text);
  return ok((utc - offset * 60_000) as EpochMs);
}

const NO_TIME: readonly (string | undefined)[] = ['', '0', '0', '0'];

/** Milliseconds of a written day and time read as UTC; null for a 30 February or a 25 o'clock. */
function toUtc(day: readonly (string | undefined)[], time: readonly (string | undefined)[]): number | null {
  const [year, month, date] = [Number(day[1]), Number(day[3]), Number(day[4])];
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return null;
  const utc = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
  return utc.getUTCMonth() === month - 1 && utc.getUTCDate() === date ? utc.getTime() : null;
}
