import { ok } from '@/base/result';
import type { OfferCode } from '@/domain/offer';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';

const LONGEST_CODE = 64;

/** Reads an offer's code: text as it stands (007 and 1e5 are no numbers), one line of 1 to 64 characters. */
export function parseCode(text: string): CellResult<OfferCode> {
  const fits = text.length <= LONGEST_CODE && !/\p{Cc}/u.test(text);
  return fits ? ok(text as OfferCode) : refuseCell('not-a-code', { kind: 'code' }, text);
}
