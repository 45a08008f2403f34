/** @jest-environment node */
import fc from 'fast-check';
import { ShopError } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import { decodeManifest, encodeManifest } from '@/catalog/format/manifest';
import { segmentName, textsName } from '@/catalog/format/segmentName';
import type { EpochMs } from '@/domain/offer';

const HASH = '3f9a1c0b5d7e2a48'.repeat(4);
const TEXTS = { file: textsName(HASH), bytes: 300, sha256: HASH };
const MANIFEST: Manifest = {
  format: 'vitrine-catalogue',
  version: 2,
  game: 'FateGO',
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  offers: 12,
  onSale: 11,
  lowestPrice: 9_900,
  segments: [{ file: segmentName(HASH), bytes: 900, offers: 12, sha256: HASH, texts: TEXTS }],
};

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}

function withTexts(texts: unknown) {
  return { ...MANIFEST, segments: [{ ...MANIFEST.segments[0], texts }] } as Manifest;
}

describe('encodeManifest and decodeManifest', () => {
  it('are inverse to each other', () => {
    const empty = { ...MANIFEST, offers: 0, onSale: 0, lowestPrice: null, segments: [] };

    expect(decodeManifest(encodeManifest(MANIFEST))).toEqual(MANIFEST);
    expect(decodeManifest(encodeManifest(empty))).toEqual(empty);
    expect(decodeManifest(encodeManifest(withTexts(null)))).toEqual(withTexts(null));
  });

  it('accept file names made of the first 16 digits of the hashes', () => {
    expect(segmentName(HASH)).toBe('offers.3f9a1c0b5d7e2a48.bin');
    expect(textsName(HASH)).toBe('texts.3f9a1c0b5d7e2a48.bin');
  });

  it('refuse a page, an older and a newer format, and a truncated file', () => {
    expect(() => decodeManifest(bytesOf('\n<!DOCTYPE html>'))).toThrow(
      expect.objectContaining({ code: 'catalog-manifest-html', retryable: true }),
    );
    for (const version of [1, 99]) {
      expect(() => decodeManifest(bytesOf({ ...MANIFEST, version }))).toThrow(
        expect.objectContaining({ code: 'catalog-manifest-version', retryable: false }),
      );
    }
    expect(() => decodeManifest(encodeManifest(MANIFEST).subarray(0, 90))).toThrow(
      expect.objectContaining({ code: 'catalog-manifest-shape', retryable: true }),
    );
  });

  it.each([
    ['no object', []],
    ['another format', { ...MANIFEST, format: 'catalog' }],
    ['a game that is no text', { ...MANIFEST, game: 7 }],
    ['an unknown currency', { ...MANIFEST, currency: 'XXX' }],
    ['a time that is no number', { ...MANIFEST, publishedAt: '2026-11-20' }],
    ['a lowest price of more than fifteen digits', { ...MANIFEST, lowestPrice: 1e15 }],
    ['a time beyond the range of Date', { ...MANIFEST, publishedAt: 8.64e15 + 1 }],
    ['a sample that is no boolean', { ...MANIFEST, sample: 1 }],
    ['a lowest price below 0', { ...MANIFEST, lowestPrice: -1 }],
    ['more offers on sale than there are', { ...MANIFEST, onSale: 13 }],
    ['a number of offers that is not the sum', { ...MANIFEST, offers: 11 }],
    ['segments that are no list', { ...MANIFEST, segments: {} }],
    ['a segment twice', { ...MANIFEST, offers: 24, segments: [MANIFEST.segments[0], MANIFEST.segments[0]] }],
    ['a file outside the folder', { ...MANIFEST, segments: [{ ...MANIFEST.segments[0], file: '../secrets' }] }],
    ['a hash that is too short', { ...MANIFEST, segments: [{ ...MANIFEST.segments[0], sha256: 'ab' }] }],
    ['a length that is no number', { ...MANIFEST, segments: [{ ...MANIFEST.segments[0], bytes: null }] }],
    ['a segment without the key texts', withTexts(undefined)],
    ['texts with the file name of columns', withTexts({ ...TEXTS, file: segmentName(HASH) })],
    ['texts without a length', withTexts({ ...TEXTS, bytes: undefined })],
  ])('refuse %s', (_, wrong) => {
    expect(() => decodeManifest(bytesOf(wrong))).toThrow(expect.objectContaining({ code: 'catalog-manifest-shape' }));
  });

  it('refuse any other JSON with a ShopError', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(() => decodeManifest(bytesOf(json))).toThrow(ShopError);
      }),
    );
  });
});
