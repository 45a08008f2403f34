/** True if two values of plain data say the same: numbers, strings, lists and records of them, to any depth. What is
 *  walked in another way (sets, maps, typed arrays) is the same only as the same object. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  if (Symbol.iterator in a || Symbol.iterator in b) return false;
  const [keys, others] = [Object.keys(a) as (keyof typeof a)[], Object.keys(b)];
  // Most often both were made in the same way, and the keys come in the same order.
  const isOther = (key: string, at: number) => others[at] === key || others.includes(key);
  return keys.length === others.length && keys.every((key, at) => isOther(key, at) && sameValue(a[key], b[key]));
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, at) => sameValue(value, b[at]));
}
