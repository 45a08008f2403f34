import type { Locale } from '@/domain/localized';
import { type Currency, toMinorUnits } from '@/domain/money';
import type { Choice, Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { formatMoney, formatNumber } from '@/ui/format/format';

/** The data that labels of filter groups need. */
export type FacetLabels = {
  readonly spec: GameSpec;
  readonly locale: Locale;
  readonly words: Messages['shop'];
  readonly currency: Currency | null;
};

/** Returns the name of a filter group; the id of an unknown one. */
export function facetName(facet: string, { spec, locale, words }: FacetLabels): string {
  if (facet === 'price') return words.price;
  if (facet === 'shop') return words.shop;
  if (facet === 'status') return words.status;
  const own = [...spec.resources, ...spec.attributes].find((one) => one.id === facet);
  return own?.names[locale] ?? facet;
}

/** Returns the name of a choice value: 日服, 是, 预留; shops and unknown values as they are. */
export function valueName(facet: string, value: string, { spec, locale, words }: FacetLabels): string {
  if (facet === 'status') return words.statusNames[value as keyof typeof words.statusNames] ?? value;
  const attribute = spec.attributes.find((one) => one.id === facet);
  if (attribute?.type === 'bool') return value === 'yes' ? words.yes : words.no;
  if (attribute?.type !== 'enum') return value;
  return attribute.options.find((option) => option.id === value)?.names[locale] ?? value;
}

/** Formats a number of a range group: a price with its sign, other numbers with group separators.
 *  @param value  in written units: whole yuan, stones */
export function amountText(facet: string, value: number, { locale, currency }: FacetLabels): string {
  if (facet !== 'price' || currency === null) return formatNumber(value, locale);
  return formatMoney({ amount: toMinorUnits(value, currency), currency }, locale);
}

/** Formats a range: `≤ ¥500`, `圣晶石 ≥ 800`, `圣晶石 800–2,000`; a price without its name. */
export function rangeText(facet: string, { min, max }: Range, wording: FacetLabels): string {
  const amount = (value: number) => amountText(facet, value, wording);
  const limits =
    min === null
      ? `≤ ${amount(max ?? 0)}`
      : max === null
        ? `≥ ${amount(min)}`
        : min === max
          ? amount(min)
          : `${amount(min)}–${formatNumber(max, wording.locale)}`;
  return facet === 'price' ? limits : `${facetName(facet, wording)} ${limits}`;
}

/** Formats the values of a choice: `日服 / 台服`. */
export function choiceText(facet: string, choice: Choice, wording: FacetLabels): string {
  return choice.values.map((value) => valueName(facet, value, wording)).join(' / ');
}
