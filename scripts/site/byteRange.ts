/** Bytes of a file, both ends included. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Reads a `Range` header. Invalid headers and several ranges count as none, which HTTP allows: the response is then the whole file.
 *  @param size  of the file
 *  @returns     `unsatisfiable` for a range beyond the end of the file */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : tail(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function tail(length: number, size: number): ByteRange {
  return { start: Math.max(0, size - length), end: size - 1 };
}
