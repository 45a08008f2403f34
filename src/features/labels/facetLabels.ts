import type { Locale } from '@/domain/localized';
import { type Currency, toMinorUnits } from '@/domain/money';
import type { Choice, Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { formatMoney, formatNumber } from '@/ui/format/format';

/** What it takes to put a filter group into words. */
export type FacetLabels = {
  readonly spec: GameSpec;
  readonly locale: Locale;
  readonly words: Messages['shop'];
  readonly currency: Currency | null;
};

/** The name of a filter group as its heading says it; an unknown one stands for itself. */
export function facetName(facet: string, { spec, locale, words }: FacetLabels): string {
  if (facet === 'price') return words.price;
  if (facet === 'shop') return words.shop;
  if (facet === 'status') return words.status;
  const own = [...spec.resources, ...spec.attributes].find((one) => one.id === facet);
  return own?.names[locale] ?? facet;
}

/** The name of a value of a choice group: 日服, 是, 预留; shops and unknown values stand for themselves. */
export function valueName(facet: string, value: string, { spec, locale, words }: FacetLabels): string {
  if (facet === 'status') return words.statusNames[value as keyof typeof words.statusNames] ?? value;
  const attribute = spec.attributes.find((one) => one.id === facet);
  if (attribute?.type === 'bool') return value === 'yes' ? words.yes : words.no;
  if (attribute?.type !== 'enum') return value;
  return attribute.options.find((option) => option.id === value)?.names[locale] ?? value;
}

/** A number of a range group as people write it: a price with its sign, everything else grouped.
 *  @param value  in written units: whole yuan, stones */
export function amountText(facet: string, value: number, { locale, currency }: FacetLabels): string {
  if (facet !== 'price' || currency === null) return formatNumber(value, locale);
  return formatMoney({ amount: toMinorUnits(value, currency), currency }, locale);
}

/** A range as a chip says it: `≤ ¥500`, `圣晶石 ≥ 800`, `圣晶石 800–2,000`; a price goes without its name. */
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

/** The values of a choice as a chip says them: `日服 / 台服`. */
export function choiceText(facet: string, choice: Choice, wording: FacetLabels): string {
  return choice.values.map((value) => valueName(facet, value, wording)).join(' / ');
}
