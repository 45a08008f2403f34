import type { Published } from './published';
import { readPublished } from './published';
import { isObject, isWhole, readJson, wrongShape } from './readJson';
import { segmentName } from './segmentName';

export type SegmentEntry = {
  /** `segmentName` of `sha256`. */
  readonly file: string;
  readonly bytes: number;
  readonly offers: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
};

/** What a game's catalogue consists of: the one file of it that changes, written last. */
export type Manifest = Published & {
  readonly format: 'vitrine-catalogue';
  readonly version: 1;
  /** Id of the game. */
  readonly game: string;
  /** In catalogue order. */
  readonly segments: readonly SegmentEntry[];
};

const FORMAT = { name: 'vitrine-catalogue', version: 1 } as const;
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
  if (published.offers !== sum) throw wrongShape(ROOM, 'offers', `${sum}, the sum of the segments`, published.offers);
  return { format: FORMAT.name, version: FORMAT.version, game, ...published, segments: entries };
}

function readEntry(entry: unknown, at: string): SegmentEntry {
  if (!isObject(entry)) throw wrongShape(ROOM, at, 'an object', entry);
  const { file, bytes, offers, sha256 } = entry;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) {
    throw wrongShape(ROOM, `${at}.sha256`, '64 hex digits', sha256);
  }
  if (file !== segmentName(sha256)) throw wrongShape(ROOM, `${at}.file`, segmentName(sha256), file);
  if (!isWhole(bytes)) throw wrongShape(ROOM, `${at}.bytes`, 'a whole number', bytes);
  if (!isWhole(offers)) throw wrongShape(ROOM, `${at}.offers`, 'a whole number', offers);
  return { file: segmentName(sha256), bytes, offers, sha256 };
}
