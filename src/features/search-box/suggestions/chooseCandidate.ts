import type { ItemId } from '@/domain/offer';
import { type Query, setWant } from '@/domain/query';
import { withoutPlace } from '@/features/text-query/textTerms';
import type { AmbiguousName } from '@/query-parser/result/parsedText';

/** Replaces an ambiguous name in the text of a query by one of its items, with the mode and level that were parsed.
 *  @param ambiguity  as parsed from the text of this query */
export function chooseCandidate(query: Query, ambiguity: AmbiguousName, item: ItemId): Query {
  const { mode, level, span: place } = ambiguity;
  return setWant({ ...query, text: withoutPlace(query.text, place) }, item, { mode, level });
}

/** Replaces an ambiguous name by all of its items: any of them is enough where one was required. */
export function chooseAllCandidates(query: Query, ambiguity: AmbiguousName): Query {
  const mode = modeOfAll(ambiguity);
  const rest = { ...query, text: withoutPlace(query.text, ambiguity.span) };
  return ambiguity.candidates.reduce(
    (asked: Query, item) => setWant(asked, item, { mode, level: ambiguity.level }),
    rest,
  );
}

/** Returns the mode that all items of an ambiguous name get together. */
export function modeOfAll({ mode }: AmbiguousName): AmbiguousName['mode'] {
  return mode === 'must' ? 'any' : mode;
}
