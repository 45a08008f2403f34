import type { GameId } from '@/games/types';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { AmountJson, AttributeJson } from '@/query-parser/result/parsedTextJson';
import type { ExpectedResult } from '../../../bench/parsing/canonicalResult';

/** A common notation of listings and wishes, and its meaning in a game. */
export type PatternCase = {
  /** Name of the pattern; several cases may share one. */
  readonly id: string;
  readonly game: GameId;
  readonly text: string;
  readonly query: ExpectedResult;
  /** Meaning in an offer, if it differs; null: not used in offers. */
  readonly offer?: ExpectedResult | null;
  /** Words that may be unread or skipped. */
  readonly mayBeUnread?: readonly string[];
};

/** Returns the expected meaning of a case in a mode; null if the notation is not used there. */
export function goldOf({ query, offer }: PatternCase, mode: ParseMode): ExpectedResult | null {
  if (mode === 'query') return query;
  return offer === undefined ? contentsOf(query) : offer;
}

/** Converts a wish to the contents of an offer: bounds become amounts. */
function contentsOf({ resources = {}, attributes = {}, price = {}, ...others }: ExpectedResult): ExpectedResult {
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
