import type { Column, HeaderMatch, HeaderNames } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { findClosest } from '@/importer/lexical/findNearest';

/** A header that nobody claims, with the spelling it is nearest to among the fields that have no column yet. */
export type UnknownHeader = { readonly header: string; readonly guess: HeaderMatch | null };

/** Guesses what an unknown header was meant to be. */
export function guessHeader(header: string, names: HeaderNames, columns: readonly Column[]): UnknownHeader {
  const boundFields = new Set(columns.map(({ field }) => field));
  const isFree = new Map<string, HeaderMatch>();
  for (const [key, matches] of names) {
    const match = matches.find(({ field }) => !boundFields.has(field));
    if (match !== undefined) isFree.set(key, match);
  }
  const closest = findClosest(foldHeader(header).name, isFree.keys(), (name) => isFree.get(name)?.field);
  return { header, guess: closest === null ? null : (isFree.get(closest) ?? null) };
}
