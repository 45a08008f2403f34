import type { Column, HeaderMatch, HeaderNames } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { findClosest } from '@/importer/lexical/findClosest';

/** An unknown header, with the closest spelling among the fields without a column. */
export type UnknownHeader = { readonly header: string; readonly guess: HeaderMatch | null };

/** Guesses the meaning of an unknown header. */
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
