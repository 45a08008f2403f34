import * as v from 'valibot';
import { objectOf } from '@/base/decodeJson';
import { CATALOG_SUMMARY_FIELDS, type CatalogSummary, checkCatalogSummary, WHOLE_NUMBER } from './catalogSummary';
import { decodeValue, readJson, wrongShape } from './readJson';
import { segmentName, textsName } from './segmentName';

/** A file of the catalog. */
export type FileEntry = {
  /** `segmentName` or `textsName` of `sha256`. */
  readonly file: string;
  readonly bytes: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
};

/** A segment: the file of its columns, and the file of its texts. */
export type SegmentEntry = FileEntry & {
  readonly offers: number;
  /** null if every title and note of the segment is empty. */
  readonly texts: FileEntry | null;
};

/** The index of a game's catalog files: the only file that changes, written last. */
export type Manifest = CatalogSummary & {
  readonly format: 'vitrine-catalogue';
  readonly version: 2;
  /** Id of the game. */
  readonly game: string;
  /** Oldest offers first. */
  readonly segments: readonly SegmentEntry[];
};

const FORMAT = { name: 'vitrine-catalogue', version: 2 } as const;
const ERROR_PREFIX = 'catalog-manifest';

const FILE_FIELDS = {
  sha256: v.pipe(v.string('64 hex digits'), v.regex(/^[0-9a-f]{64}$/, '64 hex digits')),
  file: v.string('the name of a file'),
  bytes: WHOLE_NUMBER,
} as const;

const SEGMENT: v.GenericSchema<unknown, SegmentEntry> = objectOf(
  {
    offers: WHOLE_NUMBER,
    ...FILE_FIELDS,
    texts: v.nullable(objectOf(FILE_FIELDS, 'an object')),
  },
  'an object',
);

const MANIFEST = objectOf(
  {
    ...CATALOG_SUMMARY_FIELDS,
    game: v.string('a text'),
    segments: v.array(SEGMENT, 'a list'),
  },
  'an object',
);

/** Encodes a manifest as readable JSON. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** Decodes a manifest, and checks that it is consistent: file names match hashes, and the segments add up to all offers.
 *  @throws  ShopError `catalog-manifest-html` (retryable) | `catalog-manifest-shape` | `catalog-manifest-version` */
export function decodeManifest(bytes: Uint8Array): Manifest {
  const json = readJson(bytes, ERROR_PREFIX, FORMAT);
  const manifest = decodeValue(MANIFEST, json, ERROR_PREFIX, 'the file');
  checkCatalogSummary(manifest, ERROR_PREFIX, '');
  const { segments, offers } = manifest;
  for (const [index, segment] of segments.entries()) {
    checkName(segment, `segments[${index}]`, segmentName);
    if (segment.texts !== null) checkName(segment.texts, `segments[${index}].texts`, textsName);
  }
  if (new Set(segments.map(({ file }) => file)).size < segments.length) {
    throw wrongShape(ERROR_PREFIX, 'segments', 'each file once', segments);
  }
  const sum = segments.reduce((total, segment) => total + segment.offers, 0);
  if (offers !== sum) throw wrongShape(ERROR_PREFIX, 'offers', `${sum} by segments`, offers);
  return { format: FORMAT.name, version: FORMAT.version, ...manifest };
}

function checkName({ file, sha256 }: FileEntry, path: string, nameOf: (sha256: string) => string): void {
  const name = nameOf(sha256);
  if (file !== name) throw wrongShape(ERROR_PREFIX, `${path}.file`, name, file);
}
