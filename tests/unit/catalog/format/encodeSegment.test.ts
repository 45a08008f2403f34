/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { orderOffers } from '@/catalog/format/orderOffers';
import { offerAt } from '@/catalog/format/segment';
import type { Currency } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import { arbitraryStock } from '../../arbitraryOffer';
import { offer } from '../../builders';

const THREE = [
  offer({
    code: 'FG-19340',
    price: 26_800,
    items: { 'svt-150': 2, 'svt-2': 1, 'ce-40': 5 },
    resources: { stone: 1260, ticket: 12 },
    attributes: { server: 'jp', level: 131, email: true },
    title: '日服自抽 梅林宝2 C呆 石1260',
    note: '一手可换绑',
    listedAt: 1_763_600_040_000,
  }),
  offer({
    code: 'FG-19341',
    price: 9_900,
    items: { 'svt-150': 1 },
    shop: '星海阁',
    status: 'sold',
    listedAt: 1_763_600_100_000,
  }),
  offer({
    code: 'FG-19342',
    price: 10_000_000_000_000,
    attributes: { server: 'cn', level: -1, email: false },
    listedAt: 1_763_700_000_000,
  }),
];

/** Encodes offers as both files of a segment and decodes them. */
function passThroughFiles(offers: readonly Offer[], currency: Currency = 'CNY'): readonly Offer[] {
  const segment = decodeSegment(encodeSegment(offers, currency));
  const words = encodeTexts(offers);
  const texts = words === null ? null : decodeTexts(words);
  return Array.from({ length: segment.offerCount }, (_, row) => offerAt(segment, texts, row));
}

describe('the files of a segment', () => {
  it('decode to exactly the encoded offers', () => {
    fc.assert(
      fc.property(arbitraryStock, ({ currency, offers }) => {
        const decoded = passThroughFiles(offers, currency);

        expect(decoded).toEqual(orderOffers(offers));
      }),
      { numRuns: 300 },
    );
  });

  it('have the same bytes for any order of the offers', () => {
    const shuffledStock = arbitraryStock.chain(({ currency, offers }) =>
      fc.record({ currency: fc.constant(currency), offers: fc.constant(offers), shuffled: shuffled(offers) }),
    );
    fc.assert(
      fc.property(shuffledStock, ({ currency, offers, shuffled }) => {
        expect(encodeSegment(shuffled, currency)).toEqual(encodeSegment(offers, currency));
        expect(encodeTexts(shuffled)).toEqual(encodeTexts(offers));
      }),
    );
  });

  it('equal the recorded bytes, so that published files stay readable', () => {
    const pinned = (name: string) => readFileSync(join('tests/fixtures/catalog', name), 'utf8');

    expect(toHexLines(encodeSegment(THREE, 'CNY'))).toBe(pinned('three-offers.hex'));
    expect(toHexLines(encodeTexts(THREE)!)).toBe(pinned('three-texts.hex'));
  });

  it('contain the items of an offer ordered by id', () => {
    const [decoded] = passThroughFiles([THREE[0]!]);

    expect(decoded?.items.map(({ item }) => item)).toEqual(['ce-40', 'svt-150', 'svt-2']);
  });

  it.each([
    ['a level above 255', offer({ items: { a: 256 } })],
    ['a level of 0', offer({ items: { a: 0 } })],
    ['half a minor unit', offer({ price: 1.5 })],
    ['a price below 0', offer({ price: -1 })],
    ['a price that is not a number', offer({ price: Number.NaN })],
    ['another currency', offer({ price: { amount: 1, currency: 'JPY' } })],
    ['a resource above 2^53', offer({ resources: { stone: 2 ** 53 } })],
    ['a fraction as an attribute', offer({ attributes: { level: 0.5 } })],
    ['a time before 1970', offer({ listedAt: -1 })],
    ['no code', offer({ code: '' })],
    ['a code of 256 bytes', offer({ code: 'x'.repeat(256) })],
  ])('are refused for an offer with %s', (_, wrong) => {
    expect(() => encodeSegment([wrong], 'CNY')).toThrow(expect.objectContaining({ code: 'catalog-offer' }));
  });

  it('are refused for a repeated item in an offer or a repeated code in a segment', () => {
    const item = offer({ items: { a: 1 } }).items[0]!;

    expect(() => encodeSegment([{ ...offer(), items: [item, item] }], 'CNY')).toThrow('each item once');
    expect(() => encodeSegment([offer(), offer()], 'CNY')).toThrow('each code once');
  });
});

describe('encodeTexts', () => {
  it('returns null if every title and note is empty', () => {
    expect(encodeTexts([offer(), offer({ code: 'A-2' })])).toBe(null);
    expect(encodeTexts([offer(), offer({ code: 'A-2', note: '可换绑' })])).not.toBe(null);
  });

  it('returns the same bytes when only a price changes', () => {
    const [first, ...others] = THREE;
    const cheaper = { ...first!, price: { amount: 1, currency: 'CNY' as const } };

    expect(encodeTexts([cheaper, ...others])).toEqual(encodeTexts(THREE));
  });

  it.each(['title', 'note'] as const)('refuses a %s of 32,768 characters', (field) => {
    expect(encodeTexts([offer({ [field]: 'x'.repeat(32_767) })])).not.toBe(null);
    expect(() => encodeTexts([offer({ [field]: 'x'.repeat(32_768) })])).toThrow(
      expect.objectContaining({ code: 'catalog-offer' }),
    );
  });
});

function shuffled<T>(values: readonly T[]): fc.Arbitrary<readonly T[]> {
  return fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });
}

function toHexLines(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/.{1,64}/g, '$&\n');
}
