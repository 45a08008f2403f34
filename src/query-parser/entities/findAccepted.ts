import type { InterpretedPart } from './operatorText';

/** Returns the values that are only accepted and the only ones of their attribute, which restricts nothing: `unbound is fine`, 国服也行.
 *  Beside other wanted values they are alternatives: 日服最好，国服也行. */
export function findAccepted(parts: readonly InterpretedPart[]): ReadonlySet<InterpretedPart> {
  const wanted = new Map<string, InterpretedPart[]>();
  for (const part of parts) {
    if (part.entity?.kind !== 'choice' || part.isNegated || part.isIgnored || part.isDoubtful) continue;
    const { facet } = part.entity;
    const list = wanted.get(facet);
    if (list === undefined) wanted.set(facet, [part]);
    else list.push(part);
  }
  return new Set(
    [...wanted.values()].flatMap((list) => (list.length === 1 ? list.filter((one) => one.isAccepted) : [])),
  );
}
