import type { GameId } from '@/games/types';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { AmountJson, AttributeJson } from '@/query-parser/result/parsedTextJson';
import type { Gold } from '../../../bench/parsing/canonicalResult';

/** One way in which listings and wishes are written, and what it means in a game. */
export type PatternCase = {
  /** Name of the pattern; several cases may show one. */
  readonly id: string;
  readonly game: GameId;
  readonly text: string;
  readonly query: Gold;
  /** Where an offer means something else than the same amounts; null: nobody writes this of an offer. */
  readonly offer?: Gold | null;
  /** Words about which the pattern says nothing: they may be unread or count as saying nothing. */
  readonly mayBeUnread?: readonly string[];
};

/** What the text of a case means in a mode, or null if nobody writes it there. */
export function goldOf({ query, offer }: PatternCase, mode: ParseMode): Gold | null {
  if (mode === 'query') return query;
  return offer === undefined ? contentsOf(query) : offer;
}

/** The offer of which one says what the wish says: bounds are amounts. */
function contentsOf({ resources = {}, attributes = {}, price = {}, ...others }: Gold): Gold {
  const { max, ...rest } = price;
  return {
    ...others,
    resources: Object.fromEntries(Object.entries(resources).map(([id, bounds]) => [id, amountOf(bounds)])),
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([id, value]) => [id, isBounds(value) ? amountOf(value) : value]),
    ),
    price: max === undefined ? price : { ...rest, amount: max },
  };
}

function isBounds(value: AttributeJson): value is AmountJson {
  return typeof value === 'object' && ('min' in value || 'max' in value);
}

function amountOf(bounds: AmountJson): number {
  return typeof bounds === 'number' ? bounds : (bounds.min ?? bounds.max ?? 0);
}
