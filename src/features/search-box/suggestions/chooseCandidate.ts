import type { ItemId } from '@/domain/offer';
import { type Query, setWant } from '@/domain/query';
import { removeSpan } from '@/features/text-query/textTerms';
import type { AmbiguousName } from '@/query-parser/result/parsedText';

/** Replaces an ambiguous name in the text of a query by one of its candidates, with the mode and level that were parsed.
 *  @param ambiguity  as parsed from the text of this query */
export function chooseCandidate(query: Query, ambiguity: AmbiguousName, item: ItemId): Query {
  const { mode, level, span } = ambiguity;
  return setWant({ ...query, text: removeSpan(query.text, span) }, item, { mode, level });
}

/** Replaces an ambiguous name by all of its candidates. The mode `must` becomes `any`, so that one of the candidates is enough. */
export function chooseAllCandidates(query: Query, ambiguity: AmbiguousName): Query {
  const mode = modeOfAll(ambiguity);
  const rest = { ...query, text: removeSpan(query.text, ambiguity.span) };
  return ambiguity.candidates.reduce(
    (next: Query, item) => setWant(next, item, { mode, level: ambiguity.level }),
    rest,
  );
}

/** Returns the want mode for all candidates of an ambiguous name together. */
export function modeOfAll({ mode }: AmbiguousName): AmbiguousName['mode'] {
  return mode === 'must' ? 'any' : mode;
}
