const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Returns a number that identifies an object in query keys; 0 for null. */
export function objectKey(object: object | null): number {
  if (object === null) return 0;
  const key = keys.get(object) ?? ++lastKey;
  keys.set(object, key);
  return key;
}
