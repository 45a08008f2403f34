import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Range, WantMode } from '@/domain/query';
import { formatSort } from '@/domain/sortKey';
import type { Attribute, GameSpec } from '@/games/types';
import type { ParsedChoice, ParsedPrice, ParsedText, ParseMode } from './parsedText';

/** In a query only the bounds that are set; in an offer the number itself. */
export type AmountJson = number | { readonly min?: number; readonly max?: number };

/** A number, a boolean, one option id, a list of alternatives, or excluded values. */
export type AttributeJson = AmountJson | boolean | string | readonly string[] | { readonly not: readonly string[] };

/** A price in whole units; `currency` is omitted for CNY. */
export type PriceJson = {
  readonly min?: number;
  readonly max?: number;
  readonly amount?: number;
  readonly currency?: Currency;
};

/** Parsed text as printed by the command line: plain data with all eight keys, in this order. */
export type ParsedTextJson = {
  readonly text: string;
  /** `mode` only in queries. */
  readonly items: readonly { readonly item: ItemId; readonly level: number; readonly mode?: WantMode }[];
  readonly resources: Readonly<Record<string, AmountJson>>;
  readonly attributes: Readonly<Record<string, AttributeJson>>;
  readonly price: PriceJson;
  readonly ambiguous: readonly { readonly text: string; readonly candidates: readonly ItemId[] }[];
  readonly unread: readonly string[];
  /** As in the URL: `price`, `-price`, `newest`; null without a wish. */
  readonly sort: string | null;
};

/** Converts a parsed text to plain data without spans. Resources and attributes follow the order of the spec; facets that are not
 *  in the spec (`shop`, `status`) count as unread. */
export function parsedTextJson(spec: GameSpec, mode: ParseMode, parsed: ParsedText): ParsedTextJson {
  const ranges = new Map(parsed.ranges.map(({ facet, range }) => [facet, amountJson(mode, range)]));
  const choices = new Map(parsed.choices.map((choice) => [choice.facet, choice]));
  return {
    text: parsed.text,
    items: parsed.items.map(({ item, level, mode: want }) =>
      mode === 'query' ? { item, level, mode: want } : { item, level },
    ),
    resources: pickFacets(spec.resources, ({ id }) => ranges.get(id)),
    attributes: pickFacets(spec.attributes, (attribute) => {
      const choice = choices.get(attribute.id);
      return choice === undefined ? ranges.get(attribute.id) : choiceJson(attribute, choice);
    }),
    price: parsed.price === null ? {} : priceJson(mode, parsed.price),
    ambiguous: parsed.ambiguous.map(({ text, candidates }) => ({ text, candidates })),
    unread: unreadTexts(spec, parsed),
    sort: parsed.sort === null ? null : formatSort(parsed.sort),
  };
}

function pickFacets<Facet extends { readonly id: string }, Value>(
  facets: readonly Facet[],
  find: (facet: Facet) => Value | undefined,
): Readonly<Record<string, Value>> {
  const entries = facets.flatMap((facet) => {
    const value = find(facet);
    return value === undefined ? [] : [[facet.id, value] as const];
  });
  return Object.fromEntries(entries);
}

function amountJson(mode: ParseMode, range: Range): AmountJson {
  if (mode === 'query') return boundsJson(range);
  return range.min ?? range.max ?? 0;
}

function boundsJson({ min, max }: Range): { readonly min?: number; readonly max?: number } {
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

function priceJson(mode: ParseMode, { range, currency }: ParsedPrice): PriceJson {
  const bounds = mode === 'query' ? boundsJson(range) : { amount: range.min ?? range.max ?? 0 };
  return currency === 'CNY' ? bounds : { ...bounds, currency };
}

function choiceJson(attribute: Attribute, { not, values }: ParsedChoice): AttributeJson {
  if (attribute.type !== 'enum') return values.includes('yes') !== not;
  const ids = attribute.options.map(({ id }) => id).filter((id) => values.includes(id));
  if (not) return { not: ids };
  const [only, ...more] = ids;
  return only !== undefined && more.length === 0 ? only : ids;
}

function unreadTexts(spec: GameSpec, { text, unread, choices }: ParsedText): readonly string[] {
  const known = new Set(spec.attributes.map(({ id }) => id));
  const withoutFacet = choices.filter(({ facet }) => !known.has(facet)).map(({ span }) => span);
  return [...unread.map(({ span }) => span), ...withoutFacet]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => text.slice(start, end));
}
