import { ok } from '@/base/result';
import type { OfferCode } from '@/domain/offer';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';

const MAX_CODE_LENGTH = 64;

/** Reads an offer's code: text as it stands (007 and 1e5 are no numbers), one line of 1 to 64 characters. */
export function parseCode(text: string): CellResult<OfferCode> {
  const isWithinLimits = text.length <= MAX_CODE_LENGTH && !/\p{Cc}/u.test(text);
  return isWithinLimits ? ok(text as OfferCode) : refuseCell('not-a-code', { kind: 'code' }, text);
}
