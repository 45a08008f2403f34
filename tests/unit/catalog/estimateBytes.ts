/** About how many bytes a plain value holds: its numbers, letters and places in lists; what is held twice counts twice. */
export function heldBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + 8 + heldBytes(one), 0);
}
