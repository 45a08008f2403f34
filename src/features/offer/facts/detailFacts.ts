import type { AttributeValue, Offer } from '@/domain/offer';
import { type FacetLabels, valueName } from '@/features/labels/facetLabels';
import type { Attribute } from '@/games/types';
import { formatNumber } from '@/ui/format/format';

/** A formatted resource or attribute of an offer. */
export type DetailFact = { readonly id: string; readonly name: string; readonly value: string };

/** Returns everything an offer states besides its items: resources in the game's order, then attributes. */
export function detailFacts(offer: Offer, labels: FacetLabels): readonly DetailFact[] {
  const { spec, locale } = labels;
  const resources = spec.resources.flatMap(({ id, names }) => {
    const amount = offer.resources[id];
    return amount === undefined ? [] : [{ id, name: names[locale], value: formatNumber(amount, locale) }];
  });
  const attributes = spec.attributes.flatMap((attribute) => {
    const value = offer.attributes[attribute.id];
    if (value === undefined) return [];
    return [{ id: attribute.id, name: attribute.names[locale], value: attributeText(attribute, value, labels) }];
  });
  return [...resources, ...attributes];
}

/** Formats the value of an attribute: 日服, 是, 120. */
export function attributeText(attribute: Attribute, value: AttributeValue, labels: FacetLabels): string {
  if (typeof value === 'number') return formatNumber(value, labels.locale);
  if (typeof value === 'boolean') return value ? labels.messages.yes : labels.messages.no;
  return valueName(attribute.id, value, labels);
}
