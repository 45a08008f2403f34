/** True if two values are deeply equal JSON-like data. Other iterables (sets, maps, typed arrays) are equal only by identity. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  if (Symbol.iterator in a || Symbol.iterator in b) return false;
  const [keys, others] = [Object.keys(a) as (keyof typeof a)[], Object.keys(b)];
  // The keys are usually in the same order.
  const isShared = (key: string, index: number) => others[index] === key || others.includes(key);
  return keys.length === others.length && keys.every((key, index) => isShared(key, index) && sameValue(a[key], b[key]));
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => sameValue(value, b[index]));
}
