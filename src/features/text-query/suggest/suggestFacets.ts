import type { Attribute, GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';

/** A resource, whole-number attribute or choice value whose name contains the word. */
export type FacetMatch =
  | { readonly kind: 'amount'; readonly facet: string; readonly spelling: string }
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly spelling: string };

type Named = { readonly names: Readonly<Record<string, string>>; readonly aliases: readonly string[] };
type Ranked = { readonly match: FacetMatch; readonly rank: number };

/** Values of a group with a matching name rank below everything whose own name matches. */
const RANK_OF_GROUP = 3;
const LATIN_LETTER = /^[a-z\d]$/;

/** Finds the resources, attributes and values of a game whose name or alias begins with the word, then those that contain it.
 *  A single letter only matches the beginning. The exact name of a group matches its values; a resource whose name is complete
 *  is not suggested.
 *  @param limit  maximum number of matches */
export function suggestFacets(spec: GameSpec, word: string, limit: number): readonly FacetMatch[] {
  const asked = foldText(word);
  if (asked === '') return [];
  const found = [
    ...spec.resources.flatMap((resource) => matchAmount(resource.id, resource, asked)),
    ...spec.attributes.flatMap((attribute) => matchAttribute(attribute, asked)),
  ];
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ match }) => match);
}

function matchAttribute(attribute: Attribute, asked: string): readonly Ranked[] {
  const { id, type } = attribute;
  if (type === 'int') return matchAmount(id, attribute, asked);
  if (type === 'bool') return matchValue(id, 'yes', attribute, asked);
  const own = bestSpelling(attribute, asked);
  return attribute.options.flatMap((option) => {
    const matched = matchValue(id, option.id, option, asked);
    if (matched.length > 0 || own === null || own.rank > 0) return matched;
    return [{ match: { kind: 'value', facet: id, value: option.id, spelling: own.spelling }, rank: RANK_OF_GROUP }];
  });
}

function matchAmount(facet: string, named: Named, asked: string): readonly Ranked[] {
  const best = bestSpelling(named, asked);
  const writtenOut = Object.values(named.names).some((name) => foldText(name) === asked);
  return best === null || writtenOut
    ? []
    : [{ match: { kind: 'amount', facet, spelling: best.spelling }, rank: best.rank }];
}

function matchValue(facet: string, value: string, named: Named, asked: string): readonly Ranked[] {
  const best = bestSpelling(named, asked);
  return best === null ? [] : [{ match: { kind: 'value', facet, value, spelling: best.spelling }, rank: best.rank }];
}

/** Returns the best spelling: equal to the word (rank 0), beginning with it (1) or containing it (2). */
function bestSpelling(
  { names, aliases }: Named,
  asked: string,
): { readonly spelling: string; readonly rank: number } | null {
  let best: { readonly spelling: string; readonly rank: number } | null = null;
  for (const spelling of [...Object.values(names), ...aliases]) {
    const folded = foldText(spelling);
    const at = folded.indexOf(asked);
    if (at < 0 || (at > 0 && LATIN_LETTER.test(asked))) continue;
    const rank = folded === asked ? 0 : at === 0 ? 1 : 2;
    if (best === null || rank < best.rank) best = { spelling, rank };
  }
  return best;
}
