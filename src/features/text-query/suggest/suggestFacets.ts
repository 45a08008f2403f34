import type { Attribute, GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';

/** A resource, whole-number attribute or choice value whose name contains the word. */
export type FacetMatch =
  | { readonly kind: 'amount'; readonly facet: string; readonly spelling: string }
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly spelling: string };

type NamedFacet = { readonly names: Readonly<Record<string, string>>; readonly aliases: readonly string[] };
type RankedMatch = { readonly match: FacetMatch; readonly rank: number };

/** Rank of the values of a group whose name matches: below all values whose own name matches. */
const GROUP_NAME_RANK = 3;
const LATIN_LETTER = /^[a-z\d]$/;

/** Finds the resources, attributes and values of a game whose name or alias begins with the word, then those that contain it.
 *  A single Latin letter matches only at the beginning. The exact name of a choice group matches all of its values. A resource
 *  is not suggested once its full name has been typed.
 *  @param limit  maximum number of matches */
export function suggestFacets(spec: GameSpec, word: string, limit: number): readonly FacetMatch[] {
  const needle = foldText(word);
  if (needle === '') return [];
  const found = [
    ...spec.resources.flatMap((resource) => matchAmount(resource.id, resource, needle)),
    ...spec.attributes.flatMap((attribute) => matchAttribute(attribute, needle)),
  ];
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ match }) => match);
}

function matchAttribute(attribute: Attribute, needle: string): readonly RankedMatch[] {
  const { id, type } = attribute;
  if (type === 'int') return matchAmount(id, attribute, needle);
  if (type === 'bool') return matchValue(id, 'yes', attribute, needle);
  const groupMatch = bestSpelling(attribute, needle);
  return attribute.options.flatMap((option) => {
    const matched = matchValue(id, option.id, option, needle);
    if (matched.length > 0 || groupMatch === null || groupMatch.rank > 0) return matched;
    return [
      { match: { kind: 'value', facet: id, value: option.id, spelling: groupMatch.spelling }, rank: GROUP_NAME_RANK },
    ];
  });
}

function matchAmount(facet: string, named: NamedFacet, needle: string): readonly RankedMatch[] {
  const best = bestSpelling(named, needle);
  const isComplete = Object.values(named.names).some((name) => foldText(name) === needle);
  return best === null || isComplete
    ? []
    : [{ match: { kind: 'amount', facet, spelling: best.spelling }, rank: best.rank }];
}

function matchValue(facet: string, value: string, named: NamedFacet, needle: string): readonly RankedMatch[] {
  const best = bestSpelling(named, needle);
  return best === null ? [] : [{ match: { kind: 'value', facet, value, spelling: best.spelling }, rank: best.rank }];
}

/** Returns the best spelling: equal to the word (rank 0), beginning with it (1) or containing it (2). */
function bestSpelling(
  { names, aliases }: NamedFacet,
  needle: string,
): { readonly spelling: string; readonly rank: number } | null {
  let best: { readonly spelling: string; readonly rank: number } | null = null;
  for (const spelling of [...Object.values(names), ...aliases]) {
    const folded = foldText(spelling);
    const index = folded.indexOf(needle);
    if (index < 0 || (index > 0 && LATIN_LETTER.test(needle))) continue;
    const rank = folded === needle ? 0 : index === 0 ? 1 : 2;
    if (best === null || rank < best.rank) best = { spelling, rank };
  }
  return best;
}
