import type { ItemId, OfferCode } from './offer';

/** In the order of the URL, the chips and the list of wanted items. */
export const WANT_MODES = ['must', 'any', 'nice', 'never'] as const;
export type WantMode = (typeof WANT_MODES)[number];

/** A condition on an item; `level` is the lowest wanted level, for `never` the lowest unwanted one. */
export type Want = { readonly item: ItemId; readonly mode: WantMode; readonly level: number };

/** Both ends are inclusive, in written units (whole yuan, stones); null is open. At least one end is set. */
export type Range = { readonly min: number | null; readonly max: number | null };

/** Values of a filter group: any of them, or with `not` none of them. Never empty. */
export type Choice = { readonly not: boolean; readonly values: readonly string[] };

/** `best`, `price`, `newest` or the id of a resource, in its natural direction unless `reversed`. */
export type Sort = { readonly key: string; readonly reversed: boolean };

export const VIEWS = ['cards', 'table', 'scatter'] as const;
export type View = (typeof VIEWS)[number];

/** The buyer's search query, stored in the URL only (docs/decisions/0002-query-language.md). */
export type Query = {
  readonly text: string;
  /** At most one want per item, grouped by mode in the order of WANT_MODES. */
  readonly wants: readonly Want[];
  /** Range facet id (`price`, a resource, a whole-number attribute) → range. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Choice facet id (`shop`, `status`, an enum or yes/no attribute) → choice. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Words of the text typed last that were not understood: shown, but no condition. */
  readonly unused: readonly string[];
  readonly sort: Sort;
  readonly view: View;
  /** Number of requested hits, a multiple of PAGE_SIZE. */
  readonly shown: number;
  /** The offer whose details are open. */
  readonly open: OfferCode | null;
  /** Unknown `name=value` pairs of the URL, unchanged. */
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
  unused: [],
  sort: DEFAULT_SORT,
  view: 'cards',
  shown: PAGE_SIZE,
  open: null,
  foreign: [],
};

/** Sorts wants by mode, keeping their order within a mode. Of several wants for one item, the last wins. */
export function orderWants(wants: readonly Want[]): readonly Want[] {
  const byItem = new Map<ItemId, Want>();
  for (const want of wants) byItem.set(want.item, want);
  const kept = [...byItem.values()];
  return WANT_MODES.flatMap((mode) => kept.filter((want) => want.mode === mode));
}

/** Returns the mode that a further want gets: `any` if the query has `any` but no `must` wants, otherwise `must`. */
export function furtherWantMode(wants: readonly Want[]): 'must' | 'any' {
  const has = (mode: WantMode) => wants.some((want) => want.mode === mode);
  return has('any') && !has('must') ? 'any' : 'must';
}

/** Sets the want for an item, or removes it if `want` is null, and resets the list to the first page. A want that stays in its mode
 *  keeps its position. */
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

/** Sets a range and resets the list to the first page. Null or a range that is open at both ends removes it. */
export function setRange(query: Query, facet: string, range: Range | null): Query {
  const { [facet]: _dropped, ...others } = query.ranges;
  const open = range === null || (range.min === null && range.max === null);
  return { ...query, ranges: open ? others : { ...others, [facet]: range }, shown: PAGE_SIZE };
}

/** Sets a choice and resets the list to the first page. Null or an empty choice removes it. */
export function setChoice(query: Query, facet: string, choice: Choice | null): Query {
  const { [facet]: _dropped, ...others } = query.choices;
  const empty = choice === null || choice.values.length === 0;
  return { ...query, choices: empty ? others : { ...others, [facet]: choice }, shown: PAGE_SIZE };
}

/** Removes all conditions; sort, view and foreign parameters stay. */
export function clearConditions(query: Query): Query {
  return { ...EMPTY_QUERY, sort: query.sort, view: query.view, foreign: query.foreign };
}
