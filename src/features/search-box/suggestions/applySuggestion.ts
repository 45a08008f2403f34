import { type Choice, type Query, setChoice, setRange, setWant } from '@/domain/query';
import type { Suggestion } from '@/features/text-query/suggest/suggestion';

/** The query that choosing a suggestion leads to: the item as a must, the value beside those chosen in its group, the
 *  range in place of the one there was, the offer opened.
 *  @param rest  the query as it is without the suggestion's word
 *  @returns     null for an amount: it has no number yet */
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

/** An excluded group starts anew: who asks for a value of it wants that one. */
function withValue(choice: Choice | undefined, value: string): Choice {
  const chosen = choice === undefined || choice.not ? [] : choice.values.filter((one) => one !== value);
  return { not: false, values: [...chosen, value] };
}
