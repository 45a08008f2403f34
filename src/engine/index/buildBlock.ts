import type { BlockMemory } from '@/engine/blockMemory';
import { reserveMemory } from '@/engine/blockMemory';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { keepNumbers } from '@/engine/columns/numberColumn';
import { encodeTimestamps } from '@/engine/columns/timestamps';
import type { KernelOpener } from '@/engine/kernel/openKernel';
import { listItems, placeLists } from '@/engine/listItems';
import { bytesOfNumbers, placeNumbers } from '@/engine/placeNumbers';
import type { Block } from './block';
import { gatherColumn } from './blockRows';
import { buildChoice, gatherChoices, groupByValue } from './buildChoices';
import { buildItems } from './buildItems';
import { buildNumbers } from './buildNumbers';
import { DENSE, densePrefix, keepSets, sizesOfSets } from './docSetGroup';
import { gatherItems } from './gatherItems';
import type { IsKnown } from './placeRows';
import { placeRows } from './placeRows';
import type { Piece } from './rowRanges';

/** Builds a block out of rows of segments; it keeps nothing of the segments themselves.
 *  @param pieces   at least one, of one currency, MOST_DOCS rows at most
 *  @param isKnown    leaves out what blocks before it have
 *  @param isCompact  for a large catalog: takes less memory, and a little more time where hits are few
 *  @param open       opens the kernel that counts in it; null: the plain one counts */
export function buildBlock(
  pieces: readonly Piece[],
  isKnown: IsKnown,
  isCompact: boolean,
  open: KernelOpener | null,
): Block {
  const placed = placeRows(pieces, isKnown);
  const { docs, docOfRank, rankOfDoc, codes, pieceOf, rowOf } = placed;
  const resources = buildNumbers(pieces, placed, (segment) => segment.resources);
  const numbers = buildNumbers(pieces, placed, (segment) => segment.numbers);
  const held = gatherItems(pieces, placed);
  const drafts = [...gatherChoices(pieces, placed)];
  const groups = drafts.map(([, draft]) => groupByValue(draft));
  const itemGroup = { ...held, dense: densePrefix(held.starts, docs, DENSE) };
  const listed = listItems(held, docs, isCompact);
  const columns = [...resources.values(), ...numbers.values()];
  const sizes = [
    ...[itemGroup, ...groups].flatMap((group) => sizesOfSets(group, docs)),
    ...columns.map(bytesOfNumbers),
    ...listed.parts.map(({ byteLength }) => byteLength),
  ];
  const memory = reserveMemory(docs, sizes, open);
  const placedResources = placeAll(memory, resources);
  return {
    docs,
    docOfRank,
    rankOfDoc,
    codes,
    currency: pieces[0]!.segment.currency,
    prices: keepNumbers(gatherColumn(pieces, placed, (segment) => segment.prices, rankOfDoc)),
    statuses: Uint8Array.from(gatherColumn(pieces, placed, (segment) => segment.statuses, rankOfDoc)),
    memory,
    items: buildItems(held, keepSets(memory, itemGroup, docs), placeLists(memory, listed)),
    resources: placedResources,
    numbers: placeAll(memory, numbers),
    choices: new Map(drafts.map(([id, draft], i) => [id, buildChoice(draft, keepSets(memory, groups[i]!, docs))])),
    listedAt: encodeTimestamps(gatherColumn(pieces, placed, (segment) => segment.listedAt)),
    rows: { pieceOf, rowOf },
  };
}

function placeAll(memory: BlockMemory, columns: ReadonlyMap<string, NumberColumn>) {
  return new Map([...columns].map(([id, column]) => [id, placeNumbers(memory, column)]));
}
