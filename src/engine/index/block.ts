import type { Currency } from '@/domain/money';
import type { BlockMemory } from '@/engine/blockMemory';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import type { Moments } from '@/engine/columns/timestamps';
import type { BlockItems } from './blockItems';
import type { ChoiceColumn } from './buildChoices';
import { codeAt } from './codeTable';
import type { Places } from './placeRows';

/** Up to 65,535 offers as columns, searched by themselves; a catalog is one block or several. See `placeRows.ts` for
 *  what a doc and what a rank is. */
export type Block = Omit<Places, 'pieceOf' | 'rowOf'> & {
  readonly currency: Currency;
  /** Where what is counted and matched lies. */
  readonly memory: BlockMemory;
  /** Published prices in minor units, by doc: ascending. */
  readonly prices: NumberColumn;
  /** Places in OFFER_STATUSES, by doc. */
  readonly statuses: Uint8Array;
  readonly items: BlockItems;
  /** By doc. */
  readonly resources: ReadonlyMap<string, NumberColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Shop, enum and yes/no attributes, by doc. */
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  /** Milliseconds since 1970, by rank: descending. */
  readonly listedAt: Moments;
  /** Where texts that have not come yet will belong; null once they have. */
  readonly rows: BlockRows | null;
};

/** The rows that the docs of a block were made of: rank → its piece, and the row in that piece's segment. */
export type BlockRows = Pick<Places, 'pieceOf' | 'rowOf'>;

export const SHOP = 'shop';
export const PRICE = 'price';

/** The column of a range facet other than the price; undefined where no offer of the block has it. */
export function numbersOf(block: Block, facet: string): NumberColumn | undefined {
  return block.resources.get(facet) ?? block.numbers.get(facet);
}

/** The code of a doc. */
export function codeOf({ codes, rankOfDoc }: Block, doc: number): string {
  return codeAt(codes.codes, rankOfDoc[doc]!);
}
