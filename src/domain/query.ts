import type { ItemId, OfferCode } from './offer';

/** In the order in which the URL, the chips and the shelf show them. */
export const WANT_MODES = ['must', 'any', 'nice', 'never'] as const;
export type WantMode = (typeof WANT_MODES)[number];

/** What the buyer asks of an item: `level` is the least level wanted (for `never`: from which on it is unwanted). */
export type Want = { readonly item: ItemId; readonly mode: WantMode; readonly level: number };

/** Both ends inclusive, in the units people write (whole yuan, stones); null is open. At least one end is set. */
export type Range = { readonly min: number | null; readonly max: number | null };

/** Values of one group: any of them, or none of them. Never empty. */
export type Choice = { readonly not: boolean; readonly values: readonly string[] };

/** `best`, `price`, `newest` or the id of a resource; each has its natural direction, `reversed` turns it. */
export type Sort = { readonly key: string; readonly reversed: boolean };

export const VIEWS = ['cards', 'table', 'scatter'] as const;
export type View = (typeof VIEWS)[number];

/** Everything the buyer asks. The URL is its only home (docs/decisions/0002-query-language.md). */
export type Query = {
  readonly text: string;
  /** At most one want an item, grouped by mode in the order of WANT_MODES. */
  readonly wants: readonly Want[];
  /** Range facet id (`price`, a resource, a whole-number attribute) → range. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Choice facet id (`shop`, `status`, an enum or yes/no attribute) → choice. */
  readonly choices: Readonly<Record<string, Choice>>;
  readonly sort: Sort;
  readonly view: View;
  /** How many hits are asked for: a multiple of PAGE_SIZE. */
  readonly shown: number;
  /** The offer whose detail is open. */
  readonly open: OfferCode | null;
  /** Raw `name=value` pairs of the URL that are not ours, kept as they came. */
  readonly foreign: readonly string[];
};

export const PAGE_SIZE = 24;
export const MAX_SHOWN = 50_000;
export const DEFAULT_SORT: Sort = { key: 'best', reversed: false };

export const EMPTY_QUERY: Query = {
  text: '',
  wants: [],
  ranges: {},
  choices: {},
  sort: DEFAULT_SORT,
  view: 'cards',
  shown: PAGE_SIZE,
  open: null,
  foreign: [],
};

/** Brings wants into the one order a query holds: by mode, first come first within a mode, the last word of an item wins. */
export function orderWants(wants: readonly Want[]): readonly Want[] {
  const byItem = new Map<ItemId, Want>();
  for (const want of wants) byItem.set(want.item, want);
  const kept = [...byItem.values()];
  return WANT_MODES.flatMap((mode) => kept.filter((want) => want.mode === mode));
}

/** The query with this want set, or with the item's want dropped if `want` is null.
 *  A want that stays in its mode keeps its place. Returns to the first page. */
export function setWant(query: Query, item: ItemId, want: Omit<Want, 'item'> | null): Query {
  const wants = query.wants.some((one) => one.item === item)
    ? query.wants.flatMap((one) => {
        if (one.item !== item) return [one];
        return want === null ? [] : [{ item, ...want }];
      })
    : want === null
      ? query.wants
      : [...query.wants, { item, ...want }];
  return { ...query, wants: orderWants(wants), shown: PAGE_SIZE };
}

/** The query with this range set; null or a range open at both ends drops it. Returns to the first page. */
export function setRange(query: Query, facet: string, range: Range | null): Query {
  const { [facet]: _dropped, ...others } = query.ranges;
  const open = range === null || (range.min === null && range.max === null);
  return { ...query, ranges: open ? others : { ...others, [facet]: range }, shown: PAGE_SIZE };
}

/** The query with this choice set; null or an empty choice drops it. Returns to the first page. */
export function setChoice(query: Query, facet: string, choice: Choice | null): Query {
  const { [facet]: _dropped, ...others } = query.choices;
  const empty = choice === null || choice.values.length === 0;
  return { ...query, choices: empty ? others : { ...others, [facet]: choice }, shown: PAGE_SIZE };
}

/** The query with every condition dropped; sort, view and foreign parameters stay. */
export function clearConditions(query: Query): Query {
  return { ...EMPTY_QUERY, sort: query.sort, view: query.view, foreign: query.foreign };
}
