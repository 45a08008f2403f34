import type { ItemId, OfferCode } from './offer';

/** In the order of the URL, the chips and the list of wanted items. */
export const WANT_MODES = ['must', 'any', 'nice', 'never'] as const;
export type WantMode = (typeof WANT_MODES)[number];

/** A condition on an item; `level` is the lowest wanted level, for `never` the lowest unwanted one. */
export type Want = {
  readonly item: ItemId;
  readonly mode: WantMode;
  readonly level: number;
  /** Set if the buyer used a name that fits several items: an offer with any of them has what is wanted. */
  readonly ambiguity?: Ambiguity;
};

/** `name`: as the buyer wrote it; `others`: the items it fits besides that of the want, at least one. */
export type Ambiguity = { readonly name: string; readonly others: readonly ItemId[] };

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
  /** At most one want per `wantKey`, grouped by mode in the order of WANT_MODES. */
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

/** Returns the items any of which a want is for: one, unless its name is ambiguous. */
export function itemsOf({ item, ambiguity }: Want): readonly ItemId[] {
  return ambiguity === undefined ? [item] : [item, ...ambiguity.others];
}

/** Returns a text that is equal for all wants for the same items: the id of the item, unless the name is ambiguous. */
export function wantKey(want: Want): string {
  return want.ambiguity === undefined ? want.item : itemsOf(want).join(ITEM_SEPARATOR);
}

/** Separates the items of an ambiguous want; no id contains it. */
export const ITEM_SEPARATOR = '/';

/** Sorts wants by mode, keeping their order within a mode. Of several wants for the same items, the last wins. */
export function orderWants(wants: readonly Want[]): readonly Want[] {
  const byKey = new Map<string, Want>();
  for (const want of wants) byKey.set(wantKey(want), want);
  const kept = [...byKey.values()];
  return WANT_MODES.flatMap((mode) => kept.filter((want) => want.mode === mode));
}

/** Returns the mode that a further want gets: `any` if the query has `any` but no `must` wants, otherwise `must`. */
export function furtherWantMode(wants: readonly Want[]): 'must' | 'any' {
  const has = (mode: WantMode) => wants.some((want) => want.mode === mode);
  return has('any') && !has('must') ? 'any' : 'must';
}

/** Sets the want for an item, or removes it if `want` is null, and resets the list to the first page. A want that stays in its mode
 *  keeps its position. */
export function setWant(query: Query, item: ItemId, want: Omit<Want, 'item' | 'ambiguity'> | null): Query {
  return replaceWant(query, item, want === null ? null : { item, ...want });
}

/** Same as `setWant`, for the want with a key, see `wantKey`. */
export function replaceWant(query: Query, key: string, want: Want | null): Query {
  const next = want === null ? [] : [want];
  const wants = query.wants.some((one) => wantKey(one) === key)
    ? query.wants.flatMap((one) => (wantKey(one) === key ? next : [one]))
    : [...query.wants, ...next];
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
