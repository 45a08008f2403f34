import type { Currency } from '@/domain/money';
import type { ItemId } from '@/domain/offer';
import type { Range, WantMode } from '@/domain/query';
import type { Attribute, GameSpec } from '@/games/types';
import type { ParsedText, ReadChoice, ReadMode, ReadPrice } from './parsedText';

/** In a query only the ends that are set; in an offer the number itself. */
export type AmountJson = number | { readonly min?: number; readonly max?: number };

/** Whole number, yes or no, one option id, any of several, or none of them. */
export type AttributeJson = AmountJson | boolean | string | readonly string[] | { readonly not: readonly string[] };

/** A price in whole units; `currency` only where it is not CNY. */
export type PriceJson = {
  readonly min?: number;
  readonly max?: number;
  readonly amount?: number;
  readonly currency?: Currency;
};

/** A reading as the command line prints it: plain data with all seven keys, in this order. */
export type ParsedTextJson = {
  readonly text: string;
  /** `mode` only in queries. */
  readonly items: readonly { readonly item: ItemId; readonly level: number; readonly mode?: WantMode }[];
  readonly resources: Readonly<Record<string, AmountJson>>;
  readonly attributes: Readonly<Record<string, AttributeJson>>;
  readonly price: PriceJson;
  readonly ambiguous: readonly { readonly text: string; readonly candidates: readonly ItemId[] }[];
  readonly unread: readonly string[];
};

/** Turns a reading into plain data without places.
 *  Resources and attributes stand in the order of the spec; what the spec has no place for (`shop`, `status`) counts as unread. */
export function parsedTextJson(spec: GameSpec, mode: ReadMode, reading: ParsedText): ParsedTextJson {
  const ranges = new Map(reading.ranges.map(({ facet, range }) => [facet, amountJson(mode, range)]));
  const choices = new Map(reading.choices.map((choice) => [choice.facet, choice]));
  return {
    text: reading.text,
    items: reading.items.map(({ item, level, mode: want }) =>
      mode === 'query' ? { item, level, mode: want } : { item, level },
    ),
    resources: pick(spec.resources, ({ id }) => ranges.get(id)),
    attributes: pick(spec.attributes, (attribute) => {
      const choice = choices.get(attribute.id);
      return choice === undefined ? ranges.get(attribute.id) : choiceJson(attribute, choice);
    }),
    price: reading.price === null ? {} : priceJson(mode, reading.price),
    ambiguous: reading.ambiguous.map(({ text, candidates }) => ({ text, candidates })),
    unread: unreadTexts(spec, reading),
  };
}

function pick<Facet extends { readonly id: string }, Value>(
  facets: readonly Facet[],
  find: (facet: Facet) => Value | undefined,
): Readonly<Record<string, Value>> {
  const entries = facets.flatMap((facet) => {
    const value = find(facet);
    return value === undefined ? [] : [[facet.id, value] as const];
  });
  return Object.fromEntries(entries);
}

function amountJson(mode: ReadMode, range: Range): AmountJson {
  if (mode === 'query') return endsJson(range);
  return range.min ?? range.max ?? 0;
}

function endsJson({ min, max }: Range): { readonly min?: number; readonly max?: number } {
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

function priceJson(mode: ReadMode, { range, currency }: ReadPrice): PriceJson {
  const ends = mode === 'query' ? endsJson(range) : { amount: range.min ?? range.max ?? 0 };
  return currency === 'CNY' ? ends : { ...ends, currency };
}

function choiceJson(attribute: Attribute, { not, values }: ReadChoice): AttributeJson {
  if (attribute.type !== 'enum') return values.includes('yes') !== not;
  const ids = attribute.options.map(({ id }) => id).filter((id) => values.includes(id));
  if (not) return { not: ids };
  const [only, ...more] = ids;
  return only !== undefined && more.length === 0 ? only : ids;
}

function unreadTexts(spec: GameSpec, { text, unread, choices }: ParsedText): readonly string[] {
  const known = new Set(spec.attributes.map(({ id }) => id));
  const homeless = choices.filter(({ facet }) => !known.has(facet)).map(({ place }) => place);
  return [...unread.map(({ place }) => place), ...homeless]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => text.slice(start, end));
}
