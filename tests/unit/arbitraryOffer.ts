import fc from 'fast-check';
import type { Currency } from '@/domain/money';
import { CURRENCY_DIGITS } from '@/domain/money';
import type { EpochMs, ItemId, Offer, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';

/** Well-formed text: letters of all scripts, emoji, control characters, byte order mark; no lone surrogates. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    '日服自抽 梅林宝2 C呆 石1260',
    '\uFEFF梅林',
    '👩‍👩‍👧‍👦',
    '<img onerror=alert(1)>',
    '\u202Eabc',
    'x'.repeat(10_000),
  ),
);
const id = fc.oneof(
  fc.stringMatching(/^[a-z]{1,3}-[0-9]{1,4}$/),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
);
const few = fc.constantFrom('stone', 'ticket', 'server', 'bind', 'level', '__proto__', 'constructor', '石');
const whole = fc.oneof(
  fc.nat({ max: 300 }),
  fc.maxSafeNat(),
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 1e13, Number.MAX_SAFE_INTEGER),
);
const listedAt = fc.oneof(
  fc.nat({ max: 8_640_000_000_000_000 }),
  fc.nat({ max: 30_000_000 }).map((minute) => minute * 60_000),
);

/** Any offer that must survive encoding. Items are sorted by id, as decoding returns them. */
export function arbitraryOffer(currency: Currency): fc.Arbitrary<Offer> {
  return fc.record({
    code: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((code) => code as OfferCode),
    shop: fc.oneof(fc.constantFrom('青石铺', '星海阁', '月见屋'), text),
    price: whole.map((amount) => ({ amount, currency })),
    items: fc
      .uniqueArray(fc.record({ item: id, level: fc.integer({ min: 1, max: 255 }) }), {
        selector: ({ item }) => item,
        maxLength: 12,
      })
      .map((items) =>
        items.map(({ item, level }) => ({ item: item as ItemId, level })).sort((a, b) => (a.item < b.item ? -1 : 1)),
      ),
    resources: named(whole),
    attributes: named(fc.oneof(text, fc.integer({ min: -(2 ** 52) + 1, max: 2 ** 52 - 1 }), fc.boolean())),
    title: text,
    note: text,
    status: fc.constantFrom(...OFFER_STATUSES),
    listedAt: listedAt.map((ms) => ms as EpochMs),
  });
}

/** A currency and offers in it, with unique codes. */
export const arbitraryStock: fc.Arbitrary<{ readonly currency: Currency; readonly offers: readonly Offer[] }> = fc
  .constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]))
  .chain((currency) =>
    fc.record({
      currency: fc.constant(currency),
      offers: fc.uniqueArray(arbitraryOffer(currency), { selector: ({ code }) => code, maxLength: 12 }),
    }),
  );

function named<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Readonly<Record<string, T>>> {
  return fc
    .uniqueArray(fc.tuple(fc.oneof(few, id), value), { selector: ([name]) => name, maxLength: 6 })
    .map((pairs) => Object.fromEntries(pairs));
}
