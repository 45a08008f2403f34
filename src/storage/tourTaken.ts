import { fail, ok, type Result } from '@/base/result';
import { createStored, type Stored } from './createStored';

/** True once the buyer has taken the tour of the shop page, or has shown that there is no need for it. */
export const tourTaken: Stored<boolean> = createStored('vitrine.tour', 1, decodeTourTaken, false);

/** Reads what is kept of the tour. */
export function decodeTourTaken(value: unknown): Result<boolean, string> {
  return typeof value === 'boolean' ? ok(value) : fail('expected true or false');
}
