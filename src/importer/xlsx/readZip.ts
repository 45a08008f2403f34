import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';

/** One packed file. `size` and `checksum` (CRC-32) are what the archive says of it unpacked, which need not be true. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly checksum: number;
  readonly packed: Uint8Array;
};

/** Files of an archive by name: lower-case, with slashes, as some programs write them otherwise. */
export type ZipFiles = ReadonlyMap<string, ZipEntry>;

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const FILE_MARK = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
/** In the place of a number that stands in the entry's extra field instead. */
const ELSEWHERE = 0xffffffff;
const LARGE_NUMBERS = 0x0001;

/** Lists the files of a ZIP archive from its directory. fflate reads archives from the front only, and the parts of a workbook
 *  need each other in an order that the file does not keep.
 *  @throws  Refusal `broken-workbook` | `encrypted-or-xls` */
export function readZip(bytes: Uint8Array): ZipFiles {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const files = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_MARK) throw brokenWorkbook('zip');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const entry = readEntry(bytes, view, at, nameLength, extraLength);
    if (!files.has(entry.name)) files.set(entry.name, entry);
    at += ENTRY_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return files;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  throw brokenWorkbook('zip');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number, nameLength: number, extraLength: number): ZipEntry {
  const from = at + ENTRY_LENGTH;
  if (from + nameLength + extraLength > bytes.length) throw brokenWorkbook('zip');
  const name = new TextDecoder().decode(bytes.subarray(from, from + nameLength));
  if ((view.getUint16(at + 8, true) & 1) === 1) throw encrypted();
  const written = [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ] as const;
  const [size, packedSize, offset] = readLarge(view, from + nameLength, extraLength, written);
  if (offset + FILE_LENGTH > bytes.length || view.getUint32(offset, true) !== FILE_MARK) throw brokenWorkbook(name);
  const start = offset + FILE_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw brokenWorkbook(name);
  return {
    name: name.replaceAll('\\', '/').toLowerCase(),
    method: view.getUint16(at + 10, true),
    size,
    checksum: view.getUint32(at + 16, true),
    packed: bytes.subarray(start, start + packedSize),
  };
}

type Numbers = readonly [size: number, packedSize: number, offset: number];

/** Some programs write every archive as a large one: sizes and offset in eight bytes each, those that are needed, in this order. */
function readLarge(view: DataView, from: number, length: number, written: Numbers): Numbers {
  if (!written.includes(ELSEWHERE)) return written;
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE_NUMBERS) continue;
    let next = at + 4;
    const [size, packedSize, offset] = written.map((number) => {
      if (number !== ELSEWHERE) return number;
      if (next + 8 > from + length) throw brokenWorkbook('zip');
      const large = Number(view.getBigUint64(next, true));
      next += 8;
      return large;
    });
    return [size ?? 0, packedSize ?? 0, offset ?? 0];
  }
  throw brokenWorkbook('zip');
}

function encrypted(): Refusal {
  return new Refusal({
    code: 'encrypted-or-xls',
    expected: { kind: 'openWorkbook' },
    got: 'ZIP',
    suggestion: null,
  });
}
