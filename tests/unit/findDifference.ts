/** Returns the path and both sides of the first difference between two plain values, shortened; null if they are equal.
 *  An undefined field differs from an absent one. */
export function findDifference(got: unknown, expected: unknown, path = 'response'): string | null {
  if (Object.is(got, expected)) return null;
  if (!isObject(got) || !isObject(expected) || Array.isArray(got) !== Array.isArray(expected)) {
    return `${path}: got ${show(got)}, expected ${show(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const own = Object.hasOwn(got, key) && Object.hasOwn(expected, key);
    const found = own
      ? findDifference(got[key], expected[key], `${path}.${key}`)
      : `${path}.${key}: got ${show(got[key])}, expected ${show(expected[key])}`;
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 2_000);
}
