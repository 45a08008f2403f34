import type { Claim, Column, HeaderNames } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { findNearest } from '@/importer/lexical/findNearest';

/** A header that nobody claims, with the spelling it is nearest to among the fields that have no column yet. */
export type Stranger = { readonly header: string; readonly guess: Claim | null };

/** Guesses what an unknown header was meant to be. */
export function guessHeader(header: string, names: HeaderNames, columns: readonly Column[]): Stranger {
  const bound = new Set(columns.map(({ field }) => field));
  const free = new Map<string, Claim>();
  for (const [key, claims] of names) {
    const claim = claims.find(({ field }) => !bound.has(field));
    if (claim !== undefined) free.set(key, claim);
  }
  const nearest = findNearest(foldHeader(header).name, free.keys(), (name) => free.get(name)?.field);
  return { header, guess: nearest === null ? null : (free.get(nearest) ?? null) };
}
