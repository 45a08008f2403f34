import { type CatalogIndexFile, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import type { CatalogSummary } from '@/catalog/format/catalogSummary';
import { encodeManifest, type Manifest, type SegmentEntry } from '@/catalog/format/manifest';
import { segmentName, textsName } from '@/catalog/format/segmentName';
import { MAX_AMOUNT, MAX_TIMESTAMP_MS } from '@/domain/limits';
import type { EpochMs } from '@/domain/offer';
import { mutateBytes } from '../../unit/catalog/mutateBytes';
import type { Random } from '../../unit/randomShop';
import { mutateJson } from './mutations';

/** Share of the mutated files that decoders must accept at least, so that their later checks are reached. */
export const MIN_ACCEPTED_SHARE = 0.35;

const CURRENCIES = ['CNY', 'JPY', 'USD'] as const;
const TIMES = [0, 1_763_612_345_678, MAX_TIMESTAMP_MS] as const;
const PRICES = [null, 0, 1, 26_800, MAX_AMOUNT] as const;
const COUNTS = [0, 1, 19, 20_000, 10 ** 9] as const;
const GAMES = ['FateGO', 'UmaMusume', '', '__proto__', 'constructor', 'toString', '../secrets', '梅'.repeat(500)];
/** Shares of the inputs that are left valid, and of those with one broken rule; the others have damaged values or bytes. */
const VALID_SHARE = 0.4;
const BROKEN_RULE_SHARE = 0.3;

/** Draws a valid manifest: summary, segments and texts vary, boundary values included. */
export function randomManifest(random: Random): Manifest {
  const segments = Array.from({ length: random.pick([0, 1, 2, 5]) }, () => randomSegment(random));
  const offers = segments.reduce((sum, segment) => sum + segment.offers, 0);
  return {
    format: 'vitrine-catalogue',
    version: 2,
    game: random.pick(GAMES),
    ...randomSummary(random, offers),
    segments,
  };
}

/** Draws a valid index of catalogs. */
export function randomCatalogIndex(random: Random): CatalogIndexFile {
  const ids = GAMES.filter(() => random.happens(0.4));
  const entries = ids.map((id) => [id, randomSummary(random, random.pick(COUNTS))] as const);
  return { format: 'vitrine-shelf', version: 1, games: Object.fromEntries(entries) };
}

/** Returns the bytes of a manifest that is valid, breaks one rule between its fields, or is damaged. */
export function mutateManifest(random: Random): Uint8Array {
  const manifest = randomManifest(random);
  const share = random.next();
  if (share < VALID_SHARE) return withUnknownFields(random, manifest, encodeManifest);
  if (share < VALID_SHARE + BROKEN_RULE_SHARE) return encodeManifest(breakManifestRule(random, manifest));
  return damage(random, manifest, encodeManifest(manifest));
}

/** Returns the bytes of an index of catalogs that is valid, breaks a rule between its fields, or is damaged. */
export function mutateCatalogIndex(random: Random): Uint8Array {
  const index = randomCatalogIndex(random);
  const share = random.next();
  if (share < VALID_SHARE) return withUnknownFields(random, index, encodeCatalogIndex);
  if (share < VALID_SHARE + BROKEN_RULE_SHARE) {
    const id = random.pick(GAMES);
    const broken = breakSummaryRule(randomSummary(random, random.pick(COUNTS)));
    // An object literal would set the prototype for a game named __proto__.
    return encodeCatalogIndex({ ...index, games: { ...index.games, ...Object.fromEntries([[id, broken]]) } });
  }
  return damage(random, index, encodeCatalogIndex(index));
}

/** Breaks one rule between the fields of a valid manifest, each of which stays valid by itself. Manifests without segments have no files,
 *  so they get a wrong number of offers. */
export function breakManifestRule(random: Random, manifest: Manifest): Manifest {
  const { segments, offers } = manifest;
  const [first, ...others] = segments;
  if (first === undefined) return { ...manifest, offers: offers + 1 };
  const texts = first.texts ?? randomFile(random, textsName);
  return random.pick<() => Manifest>([
    () => ({ ...manifest, offers: offers + 1 }),
    () => ({ ...manifest, ...breakSummaryRule(manifest) }),
    () => ({ ...manifest, offers: offers + first.offers, segments: [...segments, first] }),
    () => ({ ...manifest, segments: [{ ...first, file: textsName(first.sha256) }, ...others] }),
    () => ({ ...manifest, segments: [{ ...first, texts: { ...texts, file: segmentName(texts.sha256) } }, ...others] }),
  ])();
}

function breakSummaryRule(summary: CatalogSummary): CatalogSummary {
  return { ...summary, onSale: summary.offers + 1 };
}

function randomSummary(random: Random, offers: number): CatalogSummary {
  return {
    currency: random.pick(CURRENCIES),
    publishedAt: random.pick(TIMES) as EpochMs,
    sample: random.happens(0.5),
    offers,
    onSale: random.integer(0, offers),
    lowestPrice: random.pick(PRICES),
  };
}

function randomSegment(random: Random): SegmentEntry {
  const texts = random.happens(0.3) ? null : randomFile(random, textsName);
  return { ...randomFile(random, segmentName), offers: random.pick(COUNTS), texts };
}

function randomFile(random: Random, nameOf: (sha256: string) => string) {
  const sha256 = Array.from({ length: 64 }, () => random.integer(0, 15).toString(16)).join('');
  return { file: nameOf(sha256), bytes: random.pick([...COUNTS, MAX_AMOUNT]), sha256 };
}

/** Sometimes adds fields of a later release, which decoders ignore. */
function withUnknownFields<T extends object>(random: Random, file: T, encode: (file: T) => Uint8Array): Uint8Array {
  if (random.happens(0.5)) return encode(file);
  return encode({ ...file, ...Object.fromEntries([[random.pick(['later', '__proto__', 'constructor']), [{}]]]) });
}

/** Damages a value of the file or its bytes. */
function damage(random: Random, file: object, bytes: Uint8Array): Uint8Array {
  if (random.happens(0.4)) return mutateBytes(random, bytes);
  return new TextEncoder().encode(JSON.stringify(mutateJson(random, JSON.parse(JSON.stringify(file)))));
}
