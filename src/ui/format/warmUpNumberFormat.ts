import type { Locale } from '@/domain/localized';
import { formatNumber } from './format';

/** Makes the browser prepare the format of numbers in a task of its own. Otherwise the first view of offers would wait for it: 8 to 10 ms on
 *  a desktop computer. */
export function warmUpNumberFormat(locale: Locale): void {
  setTimeout(() => formatNumber(0, locale));
}
