import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { search } from '@/engine/search';
import { overlay, query } from '../builders';
import { buildTextIndex } from './buildTextIndex';

/** Builds the index of some offers with all their texts.
 *  @param segments  by default one */
export function indexOf(
  offers: readonly Offer[],
  names: readonly ItemNames[] = [],
  segments = [offers],
  maxBlockSize?: number,
): { readonly index: OfferIndex; readonly text: TextIndex } {
  const currency = offers[0]?.price.currency ?? 'CNY';
  const catalogInfo = {
    currency,
    publishedAt: 1_763_650_000_000 as EpochMs,
    sample: false,
    segments: { loaded: segments.length, failed: 0, all: segments.length },
  };
  const index = buildIndex(
    segments.map((part) => decodeSegment(encodeSegment(part, currency))),
    catalogInfo,
    maxBlockSize,
  );
  return { index, text: buildTextIndex(index, segments.map(textsOf), names) };
}

/** Encodes and decodes the texts of a segment. */
export function textsOf(offers: readonly Offer[]): SegmentTexts | null {
  const bytes = encodeTexts(offers);
  return bytes === null ? null : decodeTexts(bytes);
}

/** Indexes some offers and searches them once. */
export function searchOffers(
  offers: readonly Offer[],
  parts: Partial<Query>,
  liveOverlay: Overlay | null = overlay(),
  names: readonly ItemNames[] = [],
): SearchResponse {
  const { index, text } = indexOf(offers, names);
  return search(index, query(parts), joinOverlay(index, liveOverlay), text);
}

export function codesOf(hits: readonly Hit[]): readonly string[] {
  return hits.map((hit) => hit.offer.code);
}
