import { toWholeUnits } from '@/domain/money';
import type { Offer } from '@/domain/offer';

/** Ids of the facets for which some offer has a value. */
export type Facets = { readonly ranges: readonly string[]; readonly choices: readonly string[] };

/** Lists the facets of some offers, price, shop and status first. */
export function facetsOf(offers: readonly Offer[]): Facets {
  const ranges = new Set(['price']);
  const choices = new Set(['shop', 'status']);
  for (const { resources, attributes } of offers) {
    for (const id of Object.keys(resources)) ranges.add(id);
    for (const [id, value] of Object.entries(attributes)) (typeof value === 'number' ? ranges : choices).add(id);
  }
  return { ranges: [...ranges], choices: [...choices] };
}

/** Returns an offer's published value of a range facet in written units, null if it has none. */
export function numberOf(offer: Offer, facet: string): number | null {
  if (facet === 'price') return toWholeUnits(offer.price.amount, offer.price.currency);
  const attribute = offer.attributes[facet];
  return offer.resources[facet] ?? (typeof attribute === 'number' ? attribute : null);
}

/** Returns an offer's published value of a choice facet, null if it has none. */
export function choiceOf(offer: Offer, facet: string): string | null {
  if (facet === 'shop') return offer.shop;
  if (facet === 'status') return offer.status;
  const value = offer.attributes[facet];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : null;
}
