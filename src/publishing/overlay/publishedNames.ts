import { textAt } from '@/catalog/bytes/byteReader';
import type { Manifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';

/** The codes, prices and shops of a published catalog, which overlay entries refer to. */
export type PublishedNames = {
  readonly manifest: Manifest;
  readonly codes: ReadonlySet<string>;
  /** By code, in minor units of the catalog's currency. */
  readonly prices: ReadonlyMap<string, number>;
  readonly shops: ReadonlySet<string>;
};

/** Collects the names of a catalog from its columns. */
export function collectNames(manifest: Manifest, segments: Iterable<Segment>): PublishedNames {
  const prices = new Map<string, number>();
  const shops = new Set<string>();
  for (const segment of segments) {
    for (const [row, price] of segment.prices.entries()) prices.set(textAt(segment.codes, row), price);
    for (const shop of segment.shopNames) shops.add(shop);
  }
  return { manifest, codes: new Set(prices.keys()), prices, shops };
}
