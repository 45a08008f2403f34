import { editDistance } from '@/base/editDistance';

/** Finds the candidate a misspelt text most likely means: one that contains it or is contained in it, the fewest letters
 *  left over, else one few edits away.
 *  @param text       folded like the candidates
 *  @param meaningOf  candidates of one meaning are spellings of the same thing
 *  @returns          null if nothing is near (one edit is always allowed, else a third of the shorter one's letters), or if
 *                    candidates of several meanings are equally near, or stand in the text side by side */
export function findNearest(
  text: string,
  candidates: Iterable<string>,
  meaningOf: (candidate: string) => unknown = (candidate) => candidate,
): string | null {
  let nearest: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  const inside: string[] = [];
  for (const candidate of candidates) {
    if (Math.min(text.length, candidate.length) < 2) continue;
    const allowed = Math.max(1, Math.floor(Math.min(text.length, candidate.length) / 3));
    if (text.includes(candidate)) inside.push(candidate);
    const contained = text.includes(candidate) || candidate.includes(text);
    const left = Math.abs(text.length - candidate.length) / (text.length + candidate.length);
    const distance = contained ? left : editDistance(text, candidate, allowed);
    if (distance > allowed || distance > least) continue;
    if (distance < least) nearest = [];
    nearest.push(candidate);
    least = distance;
  }
  const apart = inside.filter((one) => ![...inside, ...nearest].some((other) => other !== one && other.includes(one)));
  const meanings = new Set([...nearest, ...apart].map(meaningOf));
  return meanings.size === 1 ? (nearest[0] ?? null) : null;
}
