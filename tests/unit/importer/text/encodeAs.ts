import type { TextEncoding } from '@/importer/issues/sheetEncoding';

/** Encodes a text without a byte order mark.
 *  @throws  Error for a character without a one- or two-byte code */
export function encodeAs(encoding: TextEncoding, text: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return encodeUtf16(text, encoding === 'utf-16le');
  const table = tableOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((char) => {
      const bytes = table.get(char);
      if (bytes === undefined) throw new Error(`${encoding} has no ${char}`);
      return bytes;
    }),
  );
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return bytes;
}

const tables = new Map<TextEncoding, ReadonlyMap<string, readonly number[]>>();

/** Builds an encoding table of one- and two-byte characters using the decoder. */
export function tableOf(encoding: TextEncoding): ReadonlyMap<string, readonly number[]> {
  const made = tables.get(encoding);
  if (made !== undefined) return made;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const enter = (...bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0; first < 256; first++) enter(first);
  for (let first = 0x81; first < 255; first++) for (let second = 0x40; second < 255; second++) enter(first, second);
  tables.set(encoding, table);
  return table;
}
