import { editDistance } from '@/base/editDistance';

/** Finds the candidate a misspelt text most likely means: one that contains it or is contained in it, the fewest letters
 *  left over, else one few edits away.
 *  @param text       folded like the candidates
 *  @param meaningOf  candidates of one meaning are spellings of the same thing
 *  @returns          null if nothing is near (one edit is always allowed, else a third of the shorter one's letters), or if
 *                    candidates of several meanings are equally near, or stand in the text side by side */
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
