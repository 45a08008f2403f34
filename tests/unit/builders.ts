import { createHash } from 'node:crypto';
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import { countUnsold, lowestPriceOf } from '@/catalog/format/catalogSummary';
import type { Sha256 } from '@/catalog/format/checkFile';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import type { Manifest } from '@/catalog/format/manifest';
import { encodeManifest } from '@/catalog/format/manifest';
import { segmentName, textsName } from '@/catalog/format/segmentName';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Currency, Money } from '@/domain/money';
import type { EpochMs, ItemId, Offer, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EMPTY_OVERLAY } from '@/domain/overlay';
import type { Query, Want, WantMode } from '@/domain/query';
import { EMPTY_QUERY } from '@/domain/query';

/** Differences from the default offer; `price` in minor units of CNY, `items` as id → level. */
export type OfferParts = Partial<
  Omit<Offer, 'code' | 'price' | 'items' | 'listedAt'> & {
    readonly code: string;
    readonly price: number | Money;
    readonly items: Readonly<Record<string, number>>;
    readonly listedAt: number;
  }
>;

/** Builds an offer from the defaults and the given differences. */
export function offer(parts: OfferParts = {}): Offer {
  const { code = 'A-1', price = 10_000, items = {}, listedAt = 1_763_600_000_000, ...others } = parts;
  return {
    shop: '青石铺',
    resources: {},
    attributes: {},
    title: '',
    note: '',
    status: 'onSale',
    ...others,
    code: code as OfferCode,
    price: typeof price === 'number' ? { amount: price, currency: 'CNY' } : price,
    items: Object.entries(items).map(([item, level]) => ({ item: item as ItemId, level })),
    listedAt: listedAt as EpochMs,
  };
}

/** Builds a query from the empty query and the given differences. */
export function query(parts: Partial<Query> = {}): Query {
  return { ...EMPTY_QUERY, ...parts };
}

/** Builds a want; required and from level 1 by default. */
export function want(item: string, mode: WantMode = 'must', level = 1): Want {
  return { item: item as ItemId, mode, level };
}

/** Builds a want for any of several items, by a name that fits all of them. */
export function ambiguousWant(name: string, items: readonly string[], mode: WantMode = 'must', level = 1): Want {
  const [item = '', ...others] = items;
  return { ...want(item, mode, level), ambiguity: { name, others: others.map((one) => one as ItemId) } };
}

/** Revision of catalogs that `publish` creates. */
export const REVISION = 1_763_650_000_000 as EpochMs;

/** Builds an overlay that confirms the catalog, with the given differences. */
export function overlay(parts: Partial<Overlay> = {}): Overlay {
  const catalog = { revision: REVISION, currency: null };
  return { ...EMPTY_OVERLAY, asOf: 1_763_700_000_000 as EpochMs, catalog, ...parts };
}

export function codes(...texts: readonly string[]): readonly OfferCode[] {
  return texts.map((text) => text as OfferCode);
}

export const sha256: NonNullable<Sha256> = async (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A published catalog in memory, with a fetch function. */
export type PublishedFiles = {
  readonly location: CatalogLocation;
  readonly manifest: Manifest;
  /** URL → bytes; tests may change or delete entries. */
  readonly files: Map<string, Uint8Array>;
  readonly fetchBytes: FetchBytes;
};

/** Publishes offers in memory, as the command line does on disk.
 *  @param split  splits offers into segments; by default like the product */
export async function publish(
  offers: readonly Offer[],
  {
    split = splitOffers,
    currency = 'CNY',
    publishedAt = REVISION,
  }: {
    readonly split?: (offers: readonly Offer[]) => readonly (readonly Offer[])[];
    readonly currency?: Currency;
    readonly publishedAt?: number;
  } = {},
): Promise<PublishedFiles> {
  const location = { manifestUrl: '/catalog/FateGO/manifest.json', segmentBase: '/catalog/FateGO/' };
  const files = new Map<string, Uint8Array>();
  const segments: Manifest['segments'][number][] = [];
  for (const part of split(offers)) {
    const bytes = encodeSegment(part, currency);
    const hash = await sha256(bytes);
    files.set(location.segmentBase + segmentName(hash), bytes);
    const words = encodeTexts(part);
    const texts = words === null ? null : await publishTexts(words, location, files);
    segments.push({ file: segmentName(hash), bytes: bytes.length, offers: part.length, sha256: hash, texts });
  }
  const manifest: Manifest = {
    format: 'vitrine-catalogue',
    version: 2,
    game: 'FateGO',
    currency,
    publishedAt: publishedAt as EpochMs,
    sample: false,
    offers: offers.length,
    onSale: countUnsold(offers),
    lowestPrice: lowestPriceOf(offers),
    segments,
  };
  files.set(location.manifestUrl, encodeManifest(manifest));
  return { location, manifest, files, fetchBytes: fetchFrom(files) };
}

async function publishTexts(bytes: Uint8Array, location: CatalogLocation, files: Map<string, Uint8Array>) {
  const hash = await sha256(bytes);
  files.set(location.segmentBase + textsName(hash), bytes);
  return { file: textsName(hash), bytes: bytes.length, sha256: hash };
}

/** Fetches from memory, ignoring the query string; an unknown URL fails like a 404 response. */
export function fetchFrom(files: ReadonlyMap<string, Uint8Array>): FetchBytes {
  return async (url) => {
    const bytes = files.get(url.split('?')[0]!);
    if (bytes === undefined) throw new ShopError('worker-fetch-status', `${url}: 404`, { retryable: true });
    return bytes;
  };
}
