import { isWhole } from '@/domain/limits';
import type { Published } from './published';
import { readPublished } from './published';
import { isObject, readJson, wrongShape } from './readJson';
import { segmentName, textsName } from './segmentName';

/** A file that the manifest names. */
export type FileEntry = {
  /** `segmentName` or `textsName` of `sha256`. */
  readonly file: string;
  readonly bytes: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
};

/** A segment: the file of its columns, and that of its texts. */
export type SegmentEntry = FileEntry & {
  readonly offers: number;
  /** null where every title and note of the segment is empty. */
  readonly texts: FileEntry | null;
};

/** What a game's catalog consists of: the one file of it that changes, written last. */
export type Manifest = Published & {
  readonly format: 'vitrine-catalogue';
  readonly version: 2;
  /** Id of the game. */
  readonly game: string;
  /** In catalog order: the oldest offers first. */
  readonly segments: readonly SegmentEntry[];
};

const FORMAT = { name: 'vitrine-catalogue', version: 2 } as const;
const ROOM = 'catalog-manifest';

/** Encodes a manifest as JSON that a person can read. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** Decodes a manifest and proves that it agrees with itself: names with hashes, the number of offers with their sum.
 *  @throws  ShopError `catalog-manifest-html` (retryable) | `catalog-manifest-shape` | `catalog-manifest-version` */
export function decodeManifest(bytes: Uint8Array): Manifest {
  const value = readJson(bytes, ROOM, FORMAT);
  const { game, segments } = value;
  const published = readPublished(value, ROOM, '');
  if (typeof game !== 'string') throw wrongShape(ROOM, 'game', 'a text', game);
  if (!Array.isArray(segments)) throw wrongShape(ROOM, 'segments', 'a list', segments);
  const entries = segments.map((entry: unknown, at) => readEntry(entry, `segments[${at}]`));
  if (new Set(entries.map(({ file }) => file)).size < entries.length) {
    throw wrongShape(ROOM, 'segments', 'each file once', segments);
  }
  const sum = entries.reduce((total, { offers }) => total + offers, 0);
  if (published.offers !== sum) throw wrongShape(ROOM, 'offers', `${sum} by segments`, published.offers);
  return { format: FORMAT.name, version: FORMAT.version, game, ...published, segments: entries };
}

function readEntry(value: unknown, at: string): SegmentEntry {
  if (!isObject(value)) throw wrongShape(ROOM, at, 'an object', value);
  const { offers, texts } = value;
  if (!isWhole(offers)) throw wrongShape(ROOM, `${at}.offers`, 'a whole number', offers);
  const columns = readFile(value, at, segmentName);
  return { ...columns, offers, texts: texts === null ? null : readFile(texts, `${at}.texts`, textsName) };
}

function readFile(value: unknown, at: string, nameOf: (sha256: string) => string): FileEntry {
  if (!isObject(value)) throw wrongShape(ROOM, at, 'an object', value);
  const { file, bytes, sha256 } = value;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) {
    throw wrongShape(ROOM, `${at}.sha256`, '64 hex digits', sha256);
  }
  const name = nameOf(sha256);
  if (file !== name) throw wrongShape(ROOM, `${at}.file`, name, file);
  if (!isWhole(bytes)) throw wrongShape(ROOM, `${at}.bytes`, 'a whole number', bytes);
  return { file: name, bytes, sha256 };
}
