import { compareTexts } from '@/catalog/format/orderOffers';
import type { Offer, OfferCode } from '@/domain/offer';
import type { FieldsOfOffer, OfferSummary } from '@/publishing/catalog/publishedOffers';

/** Above this percentage of the offers, a lost value is no longer a correction of single rows. */
const MAX_LOST_PERCENT = 10;
/** The value of one offer may have been removed on purpose. */
const MIN_LOST = 2;

/** An offer of the new version. */
export type ContentOfOffer = OfferSummary & Pick<Offer, 'items' | 'resources' | 'attributes'>;

/** A field, named as by `diffOffers`, with the offers that would lose its value; `published` counts those that have one. */
export type EmptiedField = {
  readonly field: string;
  readonly codes: readonly OfferCode[];
  readonly published: number;
};

/** Values of the offers that both versions have, collected by `compareFields`. */
export type FieldLosses = {
  readonly byField: Map<string, { published: number; readonly codes: OfferCode[] }>;
  readonly shopsBefore: Set<string>;
  readonly shopsAfter: Set<string>;
  readonly movedToOtherShop: OfferCode[];
  offers: number;
};

/** Returns the names of the fields of an offer that have a value: `items`, `resources.…` and `attributes.…`. */
export function filledFields({ items, resources, attributes }: Omit<ContentOfOffer, keyof OfferSummary>): string[] {
  return [
    ...(items.length > 0 ? ['items'] : []),
    ...Object.keys(resources).map((id) => `resources.${id}`),
    ...Object.keys(attributes).map((id) => `attributes.${id}`),
  ];
}

/** Creates the empty collection for `compareFields`. */
export function createFieldLosses(): FieldLosses {
  return { byField: new Map(), shopsBefore: new Set(), shopsAfter: new Set(), movedToOtherShop: [], offers: 0 };
}

/** Collects the values that an offer has in the published version and not in the new one. Offers that are sold then do not count,
 *  because shops clear their rows. */
export function compareFields(losses: FieldLosses, before: FieldsOfOffer, after: ContentOfOffer): void {
  if (after.status === 'sold') return;
  losses.offers += 1;
  losses.shopsBefore.add(before.shop);
  losses.shopsAfter.add(after.shop);
  if (before.shop !== after.shop) losses.movedToOtherShop.push(before.code);
  const filled = new Set(filledFields(after));
  for (const field of before.fields) {
    const loss = losses.byField.get(field) ?? { published: 0, codes: [] };
    losses.byField.set(field, loss);
    loss.published += 1;
    if (!filled.has(field)) loss.codes.push(before.code);
  }
}

/** Returns the fields that would lose the values of at least two offers and of more than 10 % of those that have one, as happens if a
 *  column has been renamed; those with most offers first. The shop counts as lost where the offers of several shops would all be in one. */
export function listEmptiedFields({ byField, ...losses }: FieldLosses): readonly EmptiedField[] {
  const { shopsBefore, shopsAfter, movedToOtherShop, offers } = losses;
  const isOneShop = shopsBefore.size > 1 && shopsAfter.size === 1;
  const shop = { field: 'shop', codes: isOneShop ? movedToOtherShop : [], published: offers };
  return [...[...byField].map(([field, loss]) => ({ field, ...loss })), shop]
    .filter(({ codes, published }) => codes.length >= MIN_LOST && codes.length * 100 > published * MAX_LOST_PERCENT)
    .map((one) => ({ ...one, codes: one.codes.sort(compareTexts) }))
    .sort((a, b) => b.codes.length - a.codes.length || compareTexts(a.field, b.field));
}
