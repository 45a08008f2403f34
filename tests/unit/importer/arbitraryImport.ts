import fc from 'fast-check';
import { CURRENCY_DIGITS, type Currency } from '@/domain/money';
import { type AttributeValue, type EpochMs, OFFER_STATUSES, type Offer, type OfferCode } from '@/domain/offer';
import type { Attribute, GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';

/** Text after an import: trimmed, with normalised line breaks; often formula-like. */
const words = fc
  .tuple(
    fc.constantFrom('', '', '=', '+', '-', '@', "'", "''=", "'=", '"', '\t', '\r='),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('日服自抽 梅林宝2', 'a,b;c\td', '两\n行', '"引号"', 'HYPERLINK("http://x")', '007', '1e5'),
    ),
  )
  .map(([start, rest]) => (start + rest).replace(/\r\n?/g, '\n').trim());

/** Any offer of a game that an import can return. */
export function arbitraryImport(spec: GameSpec, roster: Roster, currency: Currency): fc.Arbitrary<Offer> {
  const topOf = (kind: string) => spec.kinds.find(({ id }) => id === kind)?.scale?.steps.length ?? 1;
  const item = fc
    .constantFrom(...roster.items)
    .chain(({ id, kind }) => fc.record({ item: fc.constant(id), level: fc.integer({ min: 1, max: topOf(kind) }) }));
  return fc
    .record({
      code: words
        .filter((code) => code !== '' && code.length <= 64 && !/\p{Cc}/u.test(code))
        .map((code) => code as OfferCode),
      shop: words,
      price: fc
        .oneof(
          fc.nat(),
          fc.nat(1000).map((units) => units * 10 ** CURRENCY_DIGITS[currency]),
          fc.constant(10 ** 15 - 1),
        )
        .map((amount) => ({ amount, currency })),
      items: fc.uniqueArray(item, { selector: (one) => one.item, maxLength: 8 }),
      resources: some(spec.resources.map(({ id }) => [id, fc.oneof(fc.nat(), fc.constant(10 ** 15 - 1))])),
      attributes: some(spec.attributes.map((attribute) => [attribute.id, anyValue(attribute)])),
      title: words,
      note: words,
      status: fc.constantFrom(...OFFER_STATUSES),
      listedAt: fc
        .oneof(fc.constant(0), fc.integer({ min: Date.UTC(2000, 0, 2) / 1000, max: Date.UTC(2099, 11, 30) / 1000 }))
        .map((seconds) => (seconds * 1000) as EpochMs),
    })
    .filter(({ items, title }) => items.length > 0 || title !== '');
}

function anyValue(attribute: Attribute): fc.Arbitrary<AttributeValue> {
  switch (attribute.type) {
    case 'bool':
      return fc.boolean();
    case 'int':
      return fc.nat();
    case 'enum':
      return fc.constantFrom(...attribute.options.map(({ id }) => id));
  }
}

function some<T>(values: readonly (readonly [string, fc.Arbitrary<T>])[]): fc.Arbitrary<Readonly<Record<string, T>>> {
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Readonly<Record<string, T>>>;
}
