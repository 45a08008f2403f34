/** Estimates the memory of a plain value in bytes; shared values count each time. */
export function estimateBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + 8 + estimateBytes(one), 0);
}
