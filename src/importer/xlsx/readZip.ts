import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';

/** A packed file. `size` and `checksum` (CRC-32) are declared by the archive and not trusted. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly checksum: number;
  readonly packed: Uint8Array;
};

/** Files of an archive by name, in lower case and with slashes. */
export type ZipFiles = ReadonlyMap<string, ZipEntry>;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const FILE_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const MAX_COMMENT_BYTES = 0xffff;
/** Placeholder for a number in the entry's zip64 extra field. */
const ZIP64_PLACEHOLDER = 0xffffffff;
const ZIP64_NUMBERS = 0x0001;

/** Lists the files of a ZIP archive from its directory. fflate only reads archives sequentially, but the parts of a workbook are
 *  needed in another order.
 *  @throws  Refusal `broken-workbook` | `encrypted-or-xls` */
export function readZip(bytes: Uint8Array): ZipFiles {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const files = new Map<string, ZipEntry>();
  let offset = view.getUint32(end + 16, true);
  for (let remaining = view.getUint16(end + 10, true); remaining > 0; remaining--) {
    if (offset + ENTRY_LENGTH > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE) throw brokenWorkbook('zip');
    const nameLength = view.getUint16(offset + 28, true);
    const extraLength = view.getUint16(offset + 30, true);
    const entry = readEntry(bytes, view, offset, nameLength, extraLength);
    if (!files.has(entry.name)) files.set(entry.name, entry);
    offset += ENTRY_LENGTH + nameLength + extraLength + view.getUint16(offset + 32, true);
  }
  return files;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT_BYTES);
  for (let offset = view.byteLength - END_LENGTH; offset >= first; offset--) {
    if (view.getUint32(offset, true) === END_SIGNATURE) return offset;
  }
  throw brokenWorkbook('zip');
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  position: number,
  nameLength: number,
  extraLength: number,
): ZipEntry {
  const from = position + ENTRY_LENGTH;
  if (from + nameLength + extraLength > bytes.length) throw brokenWorkbook('zip');
  const name = new TextDecoder().decode(bytes.subarray(from, from + nameLength));
  if ((view.getUint16(position + 8, true) & 1) === 1) throw encrypted();
  const written = [
    view.getUint32(position + 24, true),
    view.getUint32(position + 20, true),
    view.getUint32(position + 42, true),
  ] as const;
  const [size, packedSize, offset] = readZip64(view, from + nameLength, extraLength, written);
  if (offset + FILE_LENGTH > bytes.length || view.getUint32(offset, true) !== FILE_SIGNATURE)
    throw brokenWorkbook(name);
  const start = offset + FILE_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw brokenWorkbook(name);
  return {
    name: name.replaceAll('\\', '/').toLowerCase(),
    method: view.getUint16(position + 10, true),
    size,
    checksum: view.getUint32(position + 16, true),
    packed: bytes.subarray(start, start + packedSize),
  };
}

type Numbers = readonly [size: number, packedSize: number, offset: number];

/** Reads the zip64 extra field: sizes and offset as 8-byte numbers, in this order and only if needed. */
function readZip64(view: DataView, from: number, length: number, written: Numbers): Numbers {
  if (!written.includes(ZIP64_PLACEHOLDER)) return written;
  for (let position = from; position + 4 <= from + length; position += 4 + view.getUint16(position + 2, true)) {
    if (view.getUint16(position, true) !== ZIP64_NUMBERS) continue;
    let next = position + 4;
    const [size, packedSize, offset] = written.map((number) => {
      if (number !== ZIP64_PLACEHOLDER) return number;
      if (next + 8 > from + length) throw brokenWorkbook('zip');
      const zip64 = Number(view.getBigUint64(next, true));
      next += 8;
      return zip64;
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
