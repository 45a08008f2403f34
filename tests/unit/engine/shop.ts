import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, SearchPage } from '@/domain/searchPage';
import { type BuildOptions, buildIndex } from '@/engine/buildIndex';
import { joinOverlay } from '@/engine/joinOverlay';
import { search } from '@/engine/search';
import { overlay, query } from '../build';

/** The index of some offers, in one segment unless the test cuts them into several. */
export function indexOf(
  offers: readonly Offer[],
  names: readonly ItemNames[] = [],
  segments = [offers],
  options: BuildOptions = {},
) {
  const currency = offers[0]?.price.currency ?? 'CNY';
  const about = {
    currency,
    publishedAt: 1_763_650_000_000 as EpochMs,
    sample: false,
    segments: { loaded: segments.length, failed: 0, all: segments.length },
  };
  return buildIndex(
    segments.map((part) => decodeSegment(encodeSegment(part, currency))),
    names,
    about,
    options,
  );
}

/** Asks some offers one question. */
export function ask(
  offers: readonly Offer[],
  parts: Partial<Query>,
  said: Overlay | null = overlay(),
  names: readonly ItemNames[] = [],
): SearchPage {
  const index = indexOf(offers, names);
  return search(index, query(parts), joinOverlay(index, said));
}

export function codesOf(hits: readonly Hit[]): readonly string[] {
  return hits.map((hit) => hit.offer.code);
}
