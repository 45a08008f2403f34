import { compareTexts } from '@/catalog/format/orderOffers';
import type { Money } from '@/domain/money';
import type { Offer, OfferCode } from '@/domain/offer';

/** A changed offer. `fields` are the names of changed fields, for resources and attributes such as `resources.stone`. */
export type ChangedOffer = { readonly before: Offer; readonly after: Offer; readonly fields: readonly string[] };

/** The difference of two versions of a catalog; `same` is the number of unchanged offers. `added` and `removed` are in the order of
 *  codes, `changed` in descending order of `priceFactor`. */
export type OfferDiff = {
  readonly added: readonly Offer[];
  readonly changed: readonly ChangedOffer[];
  readonly removed: readonly Offer[];
  readonly same: number;
};

/** A price change. `percent` is relative to the old price, rounded to tenths; null if the old price was 0 or in another currency. */
export type PriceMove = { readonly from: Money; readonly to: Money; readonly percent: number | null };

/** Compares offers by their codes. The order of items is ignored.
 *  @param before  the published offers, read one by one to save memory
 *  @param after   the new offers with unique codes */
export function diffOffers(before: Iterable<Offer>, after: readonly Offer[]): OfferDiff {
  const left = new Map<OfferCode, Offer>(after.map((offer) => [offer.code, offer]));
  const changed: ChangedOffer[] = [];
  const removed: Offer[] = [];
  let same = 0;
  for (const old of before) {
    const now = left.get(old.code);
    if (now === undefined) {
      removed.push(old);
      continue;
    }
    left.delete(old.code);
    const fields = findChangedFields(old, now);
    if (fields.length === 0) same += 1;
    else changed.push({ before: old, after: now, fields });
  }
  return {
    added: [...left.values()].sort(byCode),
    changed: changed.sort(bySize),
    removed: removed.sort(byCode),
    same,
  };
}

/** Returns the price change of an offer; null if the price stays. */
export function findPriceMove({ before, after }: Pick<ChangedOffer, 'before' | 'after'>): PriceMove | null {
  const [from, to] = [before.price, after.price];
  if (isSameMoney(from, to)) return null;
  const comparable = from.currency === to.currency && from.amount > 0;
  return { from, to, percent: comparable ? Math.round((to.amount / from.amount - 1) * 1000) / 10 : null };
}

/** Returns the ratio of the larger to the smaller of two prices: 1 for equal prices, infinite if one is 0 or the currencies differ. */
export function priceFactor(from: Money, to: Money): number {
  if (isSameMoney(from, to)) return 1;
  if (from.currency !== to.currency || from.amount === 0 || to.amount === 0) return Number.POSITIVE_INFINITY;
  return Math.max(from.amount / to.amount, to.amount / from.amount);
}

function findChangedFields(before: Offer, after: Offer): readonly string[] {
  const scalars = (['shop', 'title', 'note', 'status', 'listedAt'] as const).filter((id) => before[id] !== after[id]);
  return [
    ...(isSameMoney(before.price, after.price) ? [] : ['price']),
    ...(describeItems(before) === describeItems(after) ? [] : ['items']),
    ...findChangedKeys('resources', before.resources, after.resources),
    ...findChangedKeys('attributes', before.attributes, after.attributes),
    ...scalars,
  ];
}

function findChangedKeys(
  name: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] {
  // Maps, because an id could equal the name of a property that every object inherits.
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort(compareTexts);
  return keys.filter((key) => old.get(key) !== now.get(key)).map((key) => `${name}.${key}`);
}

function describeItems({ items }: Offer): string {
  return items
    .map(({ item, level }) => `${item} ${level}`)
    .sort(compareTexts)
    .join('\n');
}

function isSameMoney(a: Money, b: Money): boolean {
  return a.amount === b.amount && a.currency === b.currency;
}

function bySize(a: ChangedOffer, b: ChangedOffer): number {
  const [one, other] = [a, b].map(({ before, after }) => priceFactor(before.price, after.price)) as [number, number];
  return one === other ? byCode(a.after, b.after) : other - one;
}

function byCode(a: Offer, b: Offer): number {
  return compareTexts(a.code, b.code);
}
