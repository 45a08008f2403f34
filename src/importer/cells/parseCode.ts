import { ok } from '@/base/result';
import type { OfferCode } from '@/domain/offer';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';

const MAX_CHARACTERS = 64;

/** Parses an offer's code: verbatim text (007 and 1e5 are not numbers) of 1 to 64 characters on one line. */
export function parseCode(text: string): CellResult<OfferCode> {
  const isWithinLimits = text.length <= MAX_CHARACTERS && !/\p{Cc}/u.test(text);
  return isWithinLimits ? ok(text as OfferCode) : refuseCell('not-a-code', { kind: 'code' }, text);
}
