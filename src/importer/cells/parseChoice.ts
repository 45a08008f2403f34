import { ok } from '@/base/result';
import type { Localized } from '@/domain/localized';
import { type CellResult, refuseCell } from '@/importer/issues/refuseCell';
import { findClosest } from '@/importer/lexical/findClosest';
import { foldWord } from '@/importer/lexical/foldWord';
import type { Vocabulary } from '@/importer/lexical/vocabulary';

/** Parses one of several values by id, name in any language, or alias.
 *  @returns  the value's id, or an issue: unknown (with the closest spelling) or ambiguous (with all matches) */
export function parseChoice<Id extends string>(text: string, vocabulary: Vocabulary<Id>): CellResult<Id> {
  const folded = foldWord(text);
  const [found, ...others] = vocabulary.get(folded)?.options ?? [];
  if (found !== undefined && others.length === 0) return ok(found.id);
  if (found !== undefined) return refuse(text, [found, ...others], null);
  const suggestion = suggestChoice(folded, vocabulary);
  const all = new Set([...vocabulary.values()].flatMap(({ options }) => options));
  return refuse(text, [...all], suggestion);
}

/** Words that negate what follows, folded. */
const NEGATION = /[不未没非无無]|\bno\b|\bnot\b|\bun/;

/** Suggests the closest spelling if it names exactly one value and the text does not negate it: 没售出 is not 售出. */
function suggestChoice<Id extends string>(folded: string, vocabulary: Vocabulary<Id>): string | null {
  const meaningOf = (spelling: string) => vocabulary.get(spelling)?.options[0]?.id;
  const nearest = findClosest(folded, vocabulary.keys(), meaningOf);
  const meaning = nearest === null ? undefined : vocabulary.get(nearest);
  if (nearest === null || meaning === undefined || meaning.options.length > 1) return null;
  return NEGATION.test(folded) && !NEGATION.test(nearest) ? null : meaning.spelling;
}

function refuse(
  text: string,
  choices: readonly { readonly names: Localized }[],
  suggestion: string | null,
): CellResult<never> {
  return refuseCell('unknown-value', { kind: 'oneOf', names: choices.map(({ names }) => names) }, text, suggestion);
}
