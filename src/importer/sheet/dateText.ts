/** First year of serial dates; 1904 in workbooks of old Macintosh programs. */
export type DateSystem = 1900 | 1904;

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Serial number after the last valid day: 1 January 10000. */
const END: Readonly<Record<DateSystem, number>> = { 1900: 2_958_466, 1904: 2_957_004 };
/** Spreadsheets count a 29 February 1900, which did not exist. */
const NO_DAY = 60;

/** Formats a serial date as `2026-11-18`, with a time as `2026-11-18 14:20:00`, a time alone as `14:20:00`; without a time zone.
 *  @param serial  days and fractions of a day
 *  @returns  null for an invalid number */
export function dateText(serial: number, system: DateSystem): string | null {
  if (!(serial >= 0 && serial < END[system])) return null;
  const seconds = Math.round(serial * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  const time = new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11, 19);
  if (serial < 1) return time;
  const date = writeDay(day, system);
  return seconds % DAY_SECONDS === 0 ? date : `${date} ${time}`;
}

function writeDay(day: number, system: DateSystem): string {
  if (system === 1900 && day === NO_DAY) return '1900-02-29';
  const first = system === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < NO_DAY ? 31 : 30);
  return new Date(first + day * DAY_MS).toISOString().slice(0, 10);
}
