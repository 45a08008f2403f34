import type { OfferCode } from '@/domain/offer';
import type { Range } from '@/domain/query';
import type { Item } from '@/names/roster';
import type { Span } from '@/query-parser/result/parsedText';

/** One thing that may be meant by the word at the cursor. `place` is the word it would stand for.
 *  `spelling` is how the item or group is written that matched.
 *  `amount` is a resource or whole-number attribute, which waits for a number. */
export type Suggestion = { readonly place: Span } & (
  | { readonly kind: 'item'; readonly item: Item; readonly spelling: string }
  | { readonly kind: 'amount'; readonly facet: string; readonly spelling: string }
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly spelling: string }
  | { readonly kind: 'range'; readonly facet: string; readonly range: Range }
  | { readonly kind: 'code'; readonly code: OfferCode }
);

/** A key that tells a suggestion from the others of its list. */
export function suggestionKey(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'item':
      return `item ${suggestion.item.id}`;
    case 'amount':
      return `amount ${suggestion.facet}`;
    case 'value':
      return `value ${suggestion.facet} ${suggestion.value}`;
    case 'range':
      return `range ${suggestion.facet}`;
    case 'code':
      return `code ${suggestion.code}`;
  }
}
