/** Looking up a global in jest's sandbox takes longer than comparing two values. */
const { hasOwn, is, keys: ownKeys } = Object;
const { isArray } = Array;

/** Returns the path and both sides of the first difference between two plain values, shortened; null if they are equal.
 *  An undefined field differs from an absent one. */
export function findDifference(got: unknown, expected: unknown): string | null {
  const difference = differenceOf(got, expected);
  return difference === null ? null : `response${difference}`;
}

/** The path is put together on the way back, so that equal values cost no strings. */
function differenceOf(got: unknown, expected: unknown): string | null {
  if (is(got, expected)) return null;
  if (!isObject(got) || !isObject(expected) || isArray(got) !== isArray(expected)) {
    return `: got ${show(got)}, expected ${show(expected)}`;
  }
  for (const key of keysOf(got, expected)) {
    const isInBoth = hasOwn(got, key) && hasOwn(expected, key);
    const found = isInBoth
      ? differenceOf(got[key], expected[key])
      : `: got ${show(got[key])}, expected ${show(expected[key])}`;
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

/** Returns the keys to compare. If both sides have equally many, those of one side suffice: a key that the other lacks differs. */
function keysOf(got: object, expected: object): Iterable<string> {
  const keys = ownKeys(expected);
  const gotKeys = ownKeys(got);
  return keys.length === gotKeys.length ? keys : new Set([...keys, ...gotKeys]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 2_000);
}
