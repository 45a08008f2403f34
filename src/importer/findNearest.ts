import { editDistance } from '@/base/editDistance';

/** Finds the candidate a misspelt text most likely means: one that contains it or is contained in it, the fewest letters
 *  left over, else one few edits away.
 *  @param text  folded like the candidates
 *  @returns     null if nothing is near: one edit is always allowed, else a third of the shorter one's letters */
export function findNearest(text: string, candidates: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (Math.min(text.length, candidate.length) < 2) continue;
    const allowed = Math.max(1, Math.floor(Math.min(text.length, candidate.length) / 3));
    const contained = text.includes(candidate) || candidate.includes(text);
    const left = Math.abs(text.length - candidate.length) / (text.length + candidate.length);
    const distance = contained ? left : editDistance(text, candidate, allowed);
    if (distance <= allowed && distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}
