import { encodeNumbers } from '@/engine/columns/numberColumn';
import { encodeTimestamps } from '@/engine/columns/timestamps';
import type { Block } from './block';
import { gatherColumn } from './blockRows';
import { buildChoices } from './buildChoices';
import { buildItems } from './buildItems';
import { buildNumbers } from './buildNumbers';
import { gatherItems } from './gatherItems';
import type { IsKnownCode } from './rankRows';
import { rankRows } from './rankRows';
import type { RowRange } from './rowRanges';

/** Builds a block. It keeps no reference to the segments.
 *  @param ranges       at least one, of one currency, MAX_DOCS rows at most
 *  @param isKnownCode  rows whose code an earlier block has are left out */
export function buildBlock(ranges: readonly RowRange[], isKnownCode: IsKnownCode): Block {
  const rows = rankRows(ranges, isKnownCode);
  const { docCount, docOfRank, rankOfDoc, codes, rangeOf, rowOf } = rows;
  return {
    docCount,
    docOfRank,
    rankOfDoc,
    codes,
    currency: ranges[0]!.segment.currency,
    prices: encodeNumbers(gatherColumn(ranges, rows, (segment) => segment.prices, rankOfDoc)),
    statuses: Uint8Array.from(gatherColumn(ranges, rows, (segment) => segment.statuses, rankOfDoc)),
    items: buildItems(gatherItems(ranges, rows), docCount),
    resources: buildNumbers(ranges, rows, (segment) => segment.resources),
    numbers: buildNumbers(ranges, rows, (segment) => segment.numbers),
    choices: buildChoices(ranges, rows),
    listedAt: encodeTimestamps(gatherColumn(ranges, rows, (segment) => segment.listedAt)),
    rows: { rangeOf, rowOf },
  };
}
