import { ok } from '@/base/result';
import type { Localized } from '@/domain/localized';
import { findNearest } from '@/importer/findNearest';
import { foldWord } from './foldWord';
import { type CellResult, refuseCell } from './refuseCell';
import type { Vocabulary } from './vocabulary';

/** Reads one of several values by id, name in any language, or alias.
 *  @returns  the value's id; or that there is none of this name (with the nearest), or several (with all of them) */
export function parseChoice<Id extends string>(text: string, vocabulary: Vocabulary<Id>): CellResult<Id> {
  const folded = foldWord(text);
  const [found, ...others] = vocabulary.get(folded)?.options ?? [];
  if (found !== undefined && others.length === 0) return ok(found.id);
  if (found !== undefined) return refuse(text, [found, ...others], null);
  const nearest = findNearest(folded, vocabulary.keys());
  const suggestion = nearest === null ? null : (vocabulary.get(nearest)?.spelling ?? null);
  const all = new Set([...vocabulary.values()].flatMap(({ options }) => options));
  return refuse(text, [...all], suggestion);
}

function refuse(
  text: string,
  choices: readonly { readonly names: Localized }[],
  suggestion: string | null,
): CellResult<never> {
  return refuseCell('unknown-value', { kind: 'oneOf', names: choices.map(({ names }) => names) }, text, suggestion);
}
