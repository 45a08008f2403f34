import { ok } from '@/base/result';
import type { OfferStatus } from '@/domain/offer';
import type { CellResult } from '@/importer/issues/refuseCell';
import { parseStatus } from './parseStatus';
import { parseYesNo } from './parseYesNo';

/** Parses a cell of a column that asks for one status: yes means that status, no the opposite. The status itself may be written too.
 *  @param flag  the status that the header names */
export function parseStatusFlag(text: string, flag: OfferStatus): CellResult<OfferStatus> {
  const stated = parseStatus(text);
  if (stated.ok) return stated;
  const answer = parseYesNo(text);
  if (!answer.ok) return answer;
  if (answer.value) return ok(flag);
  return ok(flag === 'onSale' ? 'sold' : 'onSale');
}
