import { type Choice, type Query, setChoice, setRange, setWant } from '@/domain/query';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';

/** Applies a suggestion to a query: adds the item with its mode and level or the value to its group, replaces the range, or opens the
 *  offer.
 *  @param rest  the query without the word that the suggestion replaces
 *  @returns     null for an amount, which still needs a number */
export function applySuggestion(suggestion: Suggestion, rest: Query): Query | null {
  switch (suggestion.kind) {
    case 'item':
      return setWant(rest, suggestion.item.id, suggestion.want);
    case 'value':
      return setChoice(rest, suggestion.facet, withValue(rest.choices[suggestion.facet], suggestion.value));
    case 'range':
      return setRange(rest, suggestion.facet, suggestion.range);
    case 'code':
      return { ...rest, open: suggestion.code };
    case 'amount':
      return null;
  }
}

/** Adds a value to a choice. An excluding choice is replaced, since it contradicts the value. */
function withValue(choice: Choice | undefined, value: string): Choice {
  const others = choice === undefined || choice.not ? [] : choice.values.filter((one) => one !== value);
  return { not: false, values: [...others, value] };
}
