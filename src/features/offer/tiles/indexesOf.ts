/** The parts of a row with their places, which are their keys: the row of the next offer stands in the same elements. */
export function indexesOf<Part>(parts: readonly Part[]): readonly (readonly [number, Part])[] {
  return [...parts.entries()];
}
