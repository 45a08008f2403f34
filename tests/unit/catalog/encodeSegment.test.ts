/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import { orderOffers } from '@/catalog/orderOffers';
import { offerAt } from '@/catalog/segment';
import type { Offer } from '@/domain/offer';
import { arbitraryStock } from '../arbitraryOffer';
import { offer } from '../build';

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

function decodeOffers(bytes: Uint8Array): readonly Offer[] {
  const segment = decodeSegment(bytes);
  return Array.from({ length: segment.offers }, (_, row) => offerAt(segment, row));
}

describe('encodeSegment and decodeSegment', () => {
  it('give back every offer exactly, whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryStock, ({ currency, offers }) => {
        const decoded = decodeOffers(encodeSegment(offers, currency));

        expect(decoded).toEqual(orderOffers(offers));
      }),
      { numRuns: 300 },
    );
  });

  it('give the same bytes for the same offers in any order', () => {
    const shuffledStock = arbitraryStock.chain(({ currency, offers }) =>
      fc.record({ currency: fc.constant(currency), offers: fc.constant(offers), shuffled: shuffled(offers) }),
    );
    fc.assert(
      fc.property(shuffledStock, ({ currency, offers, shuffled }) => {
        expect(encodeSegment(shuffled, currency)).toEqual(encodeSegment(offers, currency));
      }),
    );
  });

  it('write the bytes that are pinned, so that published files stay readable', () => {
    const hex = readFileSync(join(__dirname, '../../fixtures/catalog/three-offers.hex'), 'utf8');

    expect(toHexLines(encodeSegment(THREE, 'CNY'))).toBe(hex);
  });

  it('order the items of an offer by their ids', () => {
    const [decoded] = decodeOffers(encodeSegment([THREE[0]!], 'CNY'));

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
    ['a title of 32,768 characters', offer({ title: 'x'.repeat(32_768) })],
    ['no code', offer({ code: '' })],
    ['a code of 256 bytes', offer({ code: 'x'.repeat(256) })],
  ])('refuse an offer with %s', (_, wrong) => {
    expect(() => encodeSegment([wrong], 'CNY')).toThrow(expect.objectContaining({ code: 'catalog-offer' }));
  });

  it('refuse an item that stands twice in an offer, and a code that stands twice in a segment', () => {
    const item = offer({ items: { a: 1 } }).items[0]!;

    expect(() => encodeSegment([{ ...offer(), items: [item, item] }], 'CNY')).toThrow('each item once');
    expect(() => encodeSegment([offer(), offer()], 'CNY')).toThrow('each code once');
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
