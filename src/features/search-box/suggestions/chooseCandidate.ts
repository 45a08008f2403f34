import type { ItemId } from '@/domain/offer';
import { type Query, setWant } from '@/domain/query';
import { withoutPlace } from '@/features/text-query/textTerms';
import type { AmbiguousName } from '@/query-parser/result/parsedText';

/** The query with a name of its text taken for one of the items it fits, in the mode and from the level that were read.
 *  @param ambiguity  as read in the text of this very query */
export function chooseCandidate(query: Query, ambiguity: AmbiguousName, item: ItemId): Query {
  const { mode, level, span: place } = ambiguity;
  return setWant({ ...query, text: withoutPlace(query.text, place) }, item, { mode, level });
}

/** The same with the name taken for all its items: any of them will do where one was required. */
export function chooseAllCandidates(query: Query, ambiguity: AmbiguousName): Query {
  const mode = modeOfAll(ambiguity);
  const rest = { ...query, text: withoutPlace(query.text, ambiguity.span) };
  return ambiguity.candidates.reduce(
    (asked: Query, item) => setWant(asked, item, { mode, level: ambiguity.level }),
    rest,
  );
}

/** The mode that all items of an ambiguous name get together. */
export function modeOfAll({ mode }: AmbiguousName): AmbiguousName['mode'] {
  return mode === 'must' ? 'any' : mode;
}
