import type { Locale } from '@/domain/localized';
import { type Currency, toMinorUnits } from '@/domain/money';
import type { Choice, Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { formatNumber } from '@/ui/format/format';
import { formatMoney } from '@/ui/format/formatMoney';

/** The data needed to label filter groups. */
export type FacetLabels = {
  readonly spec: GameSpec;
  readonly locale: Locale;
  readonly messages: Messages['shop'];
  readonly currency: Currency | null;
};

/** Returns the name of a filter group, or its id if it is unknown. */
export function facetName(facet: string, { spec, locale, messages }: FacetLabels): string {
  if (facet === 'price') return messages.price;
  if (facet === 'shop') return messages.shop;
  if (facet === 'status') return messages.status;
  const own = [...spec.resources, ...spec.attributes].find((one) => one.id === facet);
  return own?.names[locale] ?? facet;
}

/** Returns the name of a choice value: 日服, 是, 预留. Shops and unknown values are returned unchanged. */
export function valueName(facet: string, value: string, { spec, locale, messages }: FacetLabels): string {
  if (facet === 'status') return messages.statusNames[value as keyof typeof messages.statusNames] ?? value;
  const attribute = spec.attributes.find((one) => one.id === facet);
  if (attribute?.type === 'bool') return value === 'yes' ? messages.yes : messages.no;
  if (attribute?.type !== 'enum') return value;
  return attribute.options.find((option) => option.id === value)?.names[locale] ?? value;
}

/** Formats a number of a range group: a price with its currency sign, other numbers with group separators.
 *  @param value  in written units, such as whole yuan or stones */
export function amountText(facet: string, value: number, { locale, currency }: FacetLabels): string {
  if (facet !== 'price' || currency === null) return formatNumber(value, locale);
  return formatMoney({ amount: toMinorUnits(value, currency), currency }, locale);
}

/** Returns the sign of the catalog's currency, such as `¥`. */
export function currencySign(labels: FacetLabels): string {
  return amountText('price', 0, labels).replace(/[\d.,\s]/g, '');
}

/** Formats a range: `≤ ¥500`, `圣晶石 ≥ 800`, `圣晶石 800–2,000`; the name of the price is omitted. */
export function rangeText(facet: string, { min, max }: Range, labels: FacetLabels): string {
  const amount = (value: number) => amountText(facet, value, labels);
  const limits =
    min === null
      ? `≤ ${amount(max ?? 0)}`
      : max === null
        ? `≥ ${amount(min)}`
        : min === max
          ? amount(min)
          : `${amount(min)}–${formatNumber(max, labels.locale)}`;
  return facet === 'price' ? limits : `${facetName(facet, labels)} ${limits}`;
}

/** Formats the values of a choice: `日服 / 台服`. */
export function choiceText(facet: string, choice: Choice, labels: FacetLabels): string {
  return choice.values.map((value) => valueName(facet, value, labels)).join(' / ');
}
