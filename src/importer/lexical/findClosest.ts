import { editDistance } from '@/base/editDistance';

/** Finds the most likely meaning of a misspelt text: among the candidates that contain it or are contained in it, the one with the
 *  fewest extra letters; if there are none, the one with the smallest edit distance.
 *  @param text  folded like the candidates
 *  @param meaningOf  groups candidates that are spellings of the same thing
 *  @returns  null if nothing is close (one edit, or a third of the shorter length), if several meanings are equally close, or if
 *            the text contains several */
export function findClosest(
  text: string,
  candidates: Iterable<string>,
  meaningOf: (candidate: string) => unknown = (candidate) => candidate,
): string | null {
  let closest: string[] = [];
  let minDistance = Number.POSITIVE_INFINITY;
  const inside: string[] = [];
  for (const candidate of candidates) {
    if (Math.min(text.length, candidate.length) < 2) continue;
    const allowed = Math.max(1, Math.floor(Math.min(text.length, candidate.length) / 3));
    if (text.includes(candidate)) inside.push(candidate);
    const isContained = text.includes(candidate) || candidate.includes(text);
    const lengthDifference = Math.abs(text.length - candidate.length) / (text.length + candidate.length);
    const distance = isContained ? lengthDifference : editDistance(text, candidate, allowed);
    if (distance > allowed || distance > minDistance) continue;
    if (distance < minDistance) closest = [];
    closest.push(candidate);
    minDistance = distance;
  }
  const separate = inside.filter(
    (one) => ![...inside, ...closest].some((other) => other !== one && other.includes(one)),
  );
  const meanings = new Set([...closest, ...separate].map(meaningOf));
  return meanings.size === 1 ? (closest[0] ?? null) : null;
}
