/** Lists of ids as numbers: each distinct id gets one, in order of first occurrence. */
export type NumberedIds = {
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** For each list, the numbers of its ids. */
  readonly numbers: readonly Uint32Array[];
};

/** Numbers the ids of several lists. */
export function assignIdNumbers(lists: readonly (readonly string[])[]): NumberedIds {
  const numberOf = new Map<string, number>();
  const numbers = lists.map((list) =>
    Uint32Array.from(list, (id) => {
      const number = numberOf.get(id) ?? numberOf.size;
      numberOf.set(id, number);
      return number;
    }),
  );
  return { ids: [...numberOf.keys()], numberOf, numbers };
}
