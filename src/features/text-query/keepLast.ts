/** Keeps what a function gave for the texts it was last called with.
 *  @param count  of texts, at least 1 */
export function keepLast<T>(give: (text: string) => T, count: number): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const given = give(text);
    if (kept.size >= count) for (const oldest of [...kept.keys()].slice(0, kept.size - count + 1)) kept.delete(oldest);
    kept.set(text, given);
    return given;
  };
}
