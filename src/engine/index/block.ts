import type { Currency } from '@/domain/money';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import type { Timestamps } from '@/engine/columns/timestamps';
import type { BlockItems } from './blockItems';
import type { BlockRows } from './blockRows';
import type { ChoiceColumn } from './buildChoices';
import { codeAt } from './codeTable';
import type { RankedRows } from './rankRows';

/** Up to 65,535 offers as columns, searched separately; a catalog consists of one or several blocks. `rankRows.ts`
 *  defines documents and ranks. */
export type Block = Omit<RankedRows, keyof BlockRows> & {
  readonly currency: Currency;
  /** Published prices in minor units by document: ascending. */
  readonly prices: NumberColumn;
  /** Indexes in OFFER_STATUSES by document. */
  readonly statuses: Uint8Array;
  readonly items: BlockItems;
  /** By document. */
  readonly resources: ReadonlyMap<string, NumberColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Shop, enum and yes/no attributes by document. */
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  /** By rank: descending. */
  readonly listedAt: Timestamps;
  /** The rows by rank, needed to add texts; null once all texts are loaded. */
  readonly rows: BlockRows | null;
};

export const SHOP = 'shop';
export const PRICE = 'price';

/** Returns the column of a range facet other than the price; undefined where no offer of the block has it. */
export function numbersOf(block: Block, facet: string): NumberColumn | undefined {
  return block.resources.get(facet) ?? block.numbers.get(facet);
}

/** Returns the code of a document. */
export function codeOf({ codes, rankOfDoc }: Block, doc: number): string {
  return codeAt(codes.codes, rankOfDoc[doc]!);
}
