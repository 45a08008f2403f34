import { type Choice, type Query, setChoice, setRange, setWant } from '@/domain/query';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';

/** Returns the query that a suggestion leads to: the item as a must, the value in addition to those of its group, the range
 *  instead of the current one, or the offer opened.
 *  @param rest  the query without the word that the suggestion replaces
 *  @returns     null for an amount, which has no number yet */
export function applySuggestion(suggestion: Suggestion, rest: Query): Query | null {
  switch (suggestion.kind) {
    case 'item':
      return setWant(rest, suggestion.item.id, { mode: 'must', level: 1 });
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

/** Replaces an excluding choice: choosing one of its values contradicts it. */
function withValue(choice: Choice | undefined, value: string): Choice {
  const chosen = choice === undefined || choice.not ? [] : choice.values.filter((one) => one !== value);
  return { not: false, values: [...chosen, value] };
}
