import type { CliEffects } from '@/cli/io/effects';
import { fitWidth } from '@/cli/messages/textWidth';

const CELLS = 20;

/** Formats a progress bar in one line of the terminal: `[#########...........] 45 % 450,000/1,000,000 stock/FateGO.csv`.
 *  @param done  0 … total */
export function formatProgress(
  label: string,
  done: number,
  total: number,
  { locale, columns }: Pick<CliEffects, 'locale' | 'columns'>,
): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.floor(share * CELLS);
  const bar = `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}]`;
  const count = `${done.toLocaleString(locale)}/${total.toLocaleString(locale)}`;
  return fitWidth(`${bar} ${Math.floor(share * 100)} % ${count} ${label}`, columns - 1);
}
