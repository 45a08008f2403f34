import type { OfferCode } from '@/domain/offer';
import type { Range, Want } from '@/domain/query';
import type { Item } from '@/names/roster';
import type { Span } from '@/query-parser/result/parsedText';

/** A possible meaning of the word at the cursor. `span` is the text that it replaces, `spelling` the spelling that matched, `want` the mode
 *  and level that were written beside a name. `amount` is a resource or whole-number attribute that still needs a number. */
export type Suggestion = { readonly span: Span } & (
  | { readonly kind: 'item'; readonly item: Item; readonly want: WantLevel; readonly spelling: string }
  | { readonly kind: 'amount'; readonly facet: string; readonly spelling: string }
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly spelling: string }
  | { readonly kind: 'range'; readonly facet: string; readonly range: Range }
  | { readonly kind: 'code'; readonly code: OfferCode }
);

export type WantLevel = Pick<Want, 'mode' | 'level'>;

/** Returns a key that is unique in a list of suggestions. */
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
