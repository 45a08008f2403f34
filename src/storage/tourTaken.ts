import * as v from 'valibot';
import type { Result } from '@/base/result';
import { createStored, type Stored } from './createStored';
import { decodeStored } from './decodeStored';

const TOUR_TAKEN = v.boolean('true or false');

/** True once the buyer has taken or dismissed the tour of the shop page. */
export const tourTaken: Stored<boolean> = createStored('vitrine.tour', 1, decodeTourTaken, false);

/** Decodes the stored flag. */
export function decodeTourTaken(value: unknown): Result<boolean, string> {
  return decodeStored(TOUR_TAKEN, value);
}
