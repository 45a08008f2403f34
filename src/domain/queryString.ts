import type { FacetSpec } from './facetSpec';
import { IDS_IN_LINKS, type ItemLinks } from './itemLinks';
import { LOCALE_PARAM } from './localeParam';
import type { OfferCode } from './offer';
import type { Choice, Query, Range, Sort, View, Want, WantMode } from './query';
import { DEFAULT_SORT, EMPTY_QUERY, ITEM_SEPARATOR, itemsOf, MAX_SHOWN, orderWants, PAGE_SIZE, VIEWS } from './query';
import { escapeValue, formatNumber, readNumber, splitPairs, unescapeValue } from './queryStringParts';
import { formatSort, parseSort } from './sortKey';

export const MODE_PARAMS: readonly (readonly [string, WantMode])[] = [
  ['want', 'must'],
  ['any', 'any'],
  ['nice', 'nice'],
  ['not', 'never'],
];
const MAX_WANTED_LEVEL = 99;
/** More wants than a buyer can have chosen, few enough for any server. The others of a link are ignored. */
export const MAX_WANTS = 200;

/** Parses the query string of a page. Never throws: invalid values are ignored, and unknown parameters are kept in `foreign`,
 *  except the language, which is no part of a search.
 *  @param search  with or without `?`
 *  @param facets  the filter groups of the game, see `games/facetsOf.ts`
 *  @param links   how items are written; ids by default
 *  @see           docs/decisions/0002-query-language.md */
export function readQuery(search: string, facets: readonly FacetSpec[], links: ItemLinks = IDS_IN_LINKS): Query {
  const byParam = new Map(facets.map((facet) => [facet.param, facet]));
  const wants: Want[] = [];
  const ranges: Record<string, Range> = {};
  const choices: Record<string, Choice> = {};
  const foreign: string[] = [];
  let { text, unused, sort, view, shown, open } = EMPTY_QUERY;

  for (const { raw, name, value } of splitPairs(search)) {
    const mode = MODE_PARAMS.find(([param]) => param === name)?.[1];
    const facet = byParam.get(name);
    if (mode !== undefined) wants.push(...readWants(value, mode, links));
    else if (facet?.kind === 'range') {
      const range = readRange(unescapeValue(value));
      if (range !== null) ranges[facet.id] = range;
    } else if (facet?.kind === 'choice') {
      const choice = readChoice(value);
      if (choice !== null) choices[facet.id] = choice;
    } else if (name === 'q') text = unescapeValue(value);
    else if (name === 'unused') unused = readValues(value);
    else if (name === 'sort') sort = readSort(unescapeValue(value));
    else if (name === 'view') view = readView(unescapeValue(value));
    else if (name === 'n') shown = readShown(unescapeValue(value));
    else if (name === 'o') open = unescapeValue(value) === '' ? null : (unescapeValue(value) as OfferCode);
    else if (name !== LOCALE_PARAM) foreign.push(raw);
  }
  return {
    text,
    wants: orderWants(wants).slice(0, MAX_WANTS),
    ranges,
    choices,
    unused,
    sort,
    view,
    shown,
    open,
    foreign,
  };
}

/** Formats a query as the shortest readable query string: only what differs from the default, in a fixed order. It is the inverse of
 *  `readQuery` for every query whose wants are sorted and whose ranges are not reversed.
 *  @returns  '' or a string that starts with `?` */
export function writeQuery(query: Query, facets: readonly FacetSpec[], links: ItemLinks = IDS_IN_LINKS): string {
  const opened = query.open === null ? [] : [writeOpen(query.open)];
  return joinPairs([...pairsOf(query, facets, links), ...opened, ...query.foreign]);
}

/** Returns a function that formats the query with an offer open, as `writeQuery` does. Formats the conditions once for all offers. */
export function createDetailQueryWriter(
  query: Query,
  facets: readonly FacetSpec[],
  links: ItemLinks = IDS_IN_LINKS,
): (code: OfferCode) => string {
  const conditions = pairsOf(query, facets, links);
  return (code) => joinPairs([...conditions, writeOpen(code), ...query.foreign]);
}

function joinPairs(pairs: readonly string[]): string {
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function writeOpen(code: OfferCode): string {
  return `o=${escapeValue(code)}`;
}

/** Formats the pairs of all parameters except the open offer and foreign ones. */
function pairsOf(query: Query, facets: readonly FacetSpec[], links: ItemLinks): readonly string[] {
  const pairs: string[] = [];
  const add = (name: string, value: string) => pairs.push(`${name}=${value}`);

  if (query.text !== '') add('q', escapeValue(query.text));
  for (const [param, mode] of MODE_PARAMS) {
    const wants = query.wants.filter((want) => want.mode === mode);
    if (wants.length > 0) add(param, wants.map((want) => writeWant(want, links)).join(','));
  }
  for (const facet of facets) {
    const range = facet.kind === 'range' ? query.ranges[facet.id] : undefined;
    if (range !== undefined) add(facet.param, writeRange(range));
    const choice = facet.kind === 'choice' ? query.choices[facet.id] : undefined;
    if (choice !== undefined) add(facet.param, (choice.not ? '!' : '') + choice.values.map(escapeValue).join(','));
  }
  if (query.unused.length > 0) add('unused', query.unused.map(escapeValue).join(','));
  const sort = formatSort(query.sort);
  if (sort !== DEFAULT_SORT.key) add('sort', escapeValue(sort));
  if (query.view !== EMPTY_QUERY.view) add('view', query.view);
  if (query.shown !== PAGE_SIZE) add('n', String(query.shown));
  return pairs;
}

function readWants(value: string, mode: WantMode, links: ItemLinks): Want[] {
  // Neither ids nor slugs contain commas or stars, so separators that a chat program has escaped are still separators.
  return unescapeValue(value)
    .split(',')
    .flatMap((part) => {
      const [items = '', level] = part.split('*');
      const named = items.lastIndexOf(NAME_END);
      const texts = items
        .slice(named + 1)
        .split(ITEM_SEPARATOR)
        .map((text) => text.trim())
        .filter((text) => text !== '');
      const [item, ...others] = new Set(texts.flatMap(links.read));
      if (item === undefined) return [];
      const number = level === undefined ? 1 : readNumber(level);
      const whole = number === null ? 1 : Math.min(MAX_WANTED_LEVEL, Math.max(1, Math.floor(number)));
      const want = { item, mode, level: whole };
      if (others.length === 0) return [want];
      const name = named < 0 ? texts.join(ITEM_SEPARATOR) : unescapeValue(items.slice(0, named));
      return [{ ...want, ambiguity: { name, others } }];
    });
}

/** Follows the name of a want for several items: `name:a/b*2`. The name is escaped twice, since its value is split after unescaping. */
const NAME_END = ':';

function writeWant(want: Want, links: ItemLinks): string {
  const name = want.ambiguity === undefined ? '' : escapeValue(escapeValue(want.ambiguity.name)) + NAME_END;
  const items = itemsOf(want)
    .map((item) => escapeValue(links.write(item)))
    .join(ITEM_SEPARATOR);
  return name + items + (want.level === 1 ? '' : `*${want.level}`);
}

/** Parses `a..b`, `a..`, `..b`, or `a` for exactly a. The ends of a reversed range are swapped. */
function readRange(value: string): Range | null {
  const [first = '', second] = value.split('..');
  const min = readNumber(first);
  const max = second === undefined ? min : readNumber(second);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function writeRange({ min, max }: Range): string {
  if (min !== null && min === max) return formatNumber(min);
  return `${min === null ? '' : formatNumber(min)}..${max === null ? '' : formatNumber(max)}`;
}

function readChoice(value: string): Choice | null {
  const not = value.startsWith('!');
  const list = not ? value.slice(1) : value;
  const values = readValues(list);
  return values.length === 0 ? null : { not, values };
}

function readValues(list: string): readonly string[] {
  return [...new Set(list.split(',').map(unescapeValue))].filter((one) => one !== '');
}

function readSort(value: string): Sort {
  const sort = parseSort(value);
  return sort.key === '' ? DEFAULT_SORT : sort;
}

function readView(value: string): View {
  return VIEWS.find((view) => view === value) ?? EMPTY_QUERY.view;
}

function readShown(value: string): number {
  const number = readNumber(value);
  if (number === null) return PAGE_SIZE;
  const pages = Math.ceil(Math.min(number, MAX_SHOWN) / PAGE_SIZE);
  return Math.max(1, pages) * PAGE_SIZE;
}
