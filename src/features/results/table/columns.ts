import type { Query } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { Attribute, Resource } from '@/games/types';
import type { Layout } from '@/ui/hooks/useLayout';
import { TABLE_MESSAGES } from './messages/tableMessages';

type PlainKind = 'code' | 'favourite' | 'status' | 'wants' | 'gaps' | 'price' | 'perWant' | 'shop' | 'listed';

/** A column of the table. */
export type Column = {
  readonly id: string;
  readonly name: string;
  /** Minimum width in px; if there is more room, all columns grow in proportion. */
  readonly width: number;
  /** Numbers are right-aligned. */
  readonly numeric: boolean;
  /** Sort key of the column head; null if it does not sort. */
  readonly sortKey: string | null;
} & (
  | { readonly kind: PlainKind }
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
);

/** First resources and attributes of a game that always have a column; others get one when the query refers to them. */
const FIXED_RESOURCE_COLUMNS = 3;
const FIXED_ATTRIBUTE_COLUMNS = 1;
/** Tiles in the column of wants, see `WantsCell`. */
export const MAX_TILES = 4;
const RAREST_TILES = 3;

// Widths in px.
const PADDING = 24;
/** A tile with its level; a level that is too low has two labels. */
const TILE = 68;
const LOW_LEVEL_TILE = 84;
/** Fits 国服安卓（B服）. */
const ATTRIBUTE = 104;
const SORT_ARROW = 16;
const FAVOURITE = { phone: 44, tablet: 40, desktop: 40 } as const;
/** Font size of the status below a phone's code, relative to the table's. */
const SMALL_FONT = 11 / 13;

/** Returns the columns for a query. They do not depend on the offers, so that none appears or disappears while scrolling.
 *  On a phone, gaps and price come before the wants, and the status is below the code.
 *  @param isClosest  true for the closest offers, which have a column for what they lack */
export function columnsOf(query: Query, isClosest: boolean, layout: Layout, labels: FacetLabels): readonly Column[] {
  const { messages, locale } = labels;
  const table = TABLE_MESSAGES[locale];
  const isPhone = layout === 'phone';
  const wanted = query.wants.filter((want) => want.mode !== 'never').length;
  const tiles = wanted === 0 ? RAREST_TILES : Math.min(wanted, MAX_TILES);
  const tilesWidth = tiles * (isClosest ? LOW_LEVEL_TILE : TILE) - 8;
  const statusWidth = Math.max(...Object.values(messages.liveStatusNames).map(textWidth)) + 12;
  const plain = (kind: PlainKind, name: string, width: number): Column => ({
    id: kind,
    kind,
    name,
    width: Math.max(width, textWidth(name)) + PADDING,
    numeric: false,
    sortKey: null,
  });
  const code = plain('code', messages.code, isPhone ? Math.max(74, Math.ceil(statusWidth * SMALL_FONT)) : 76);
  const favourite: Column = { ...plain('favourite', messages.favourites, 0), width: FAVOURITE[layout] };
  const status = plain('status', messages.status, statusWidth);
  const price: Column = { ...plain('price', messages.price, 60), numeric: true, sortKey: 'price' };
  const wants = plain('wants', wanted === 0 ? table.rarest : messages.wanted, tilesWidth);
  const perWant = wanted === 0 ? [] : [{ ...plain('perWant', table.perWant, 52), numeric: true }];
  const [queried, others] = resourceColumns(query, labels);
  const gaps = isClosest ? [plain('gaps', table.lacks, isPhone ? 130 : 240)] : [];
  return [
    code,
    favourite,
    ...(isPhone ? [...gaps, price, wants] : [status, wants, ...gaps, price]),
    // Server and shop decide a purchase, so they come before numbers that the buyer has not asked for.
    ...queried,
    ...attributeColumns(query, labels),
    plain('shop', messages.shop, 96),
    ...perWant,
    ...others,
    { ...plain('listed', table.listed, 104), sortKey: 'newest' },
  ];
}

/** Returns the columns of the resources that the query refers to, and those of other resources. */
function resourceColumns(query: Query, { spec, locale }: FacetLabels): readonly [readonly Column[], readonly Column[]] {
  const isQueried = ({ id }: Resource) => id === query.sort.key || id in query.ranges;
  const columnOf = (resource: Resource): Column => ({
    id: resource.id,
    kind: 'resource',
    resource,
    name: resource.names[locale],
    width: Math.max(48, textWidth(resource.names[locale]) + SORT_ARROW) + PADDING,
    numeric: true,
    sortKey: resource.id,
  });
  const others = spec.resources.slice(0, FIXED_RESOURCE_COLUMNS).filter((resource) => !isQueried(resource));
  return [spec.resources.filter(isQueried).map(columnOf), others.map(columnOf)];
}

function attributeColumns(query: Query, { spec, locale }: FacetLabels): readonly Column[] {
  const isQueried = (id: string) => id in query.ranges || id in query.choices;
  return spec.attributes
    .filter(({ id }, index) => index < FIXED_ATTRIBUTE_COLUMNS || isQueried(id))
    .map((attribute) => ({
      id: attribute.id,
      kind: 'attribute',
      attribute,
      name: attribute.names[locale],
      width: Math.max(ATTRIBUTE, textWidth(attribute.names[locale])) + PADDING,
      numeric: attribute.type === 'int',
      sortKey: null,
    }));
}

const CJK_CHARACTER = 13;
const LATIN_CHARACTER = 7.5;

/** Estimates the width of a text in px, because columns are laid out before anything is rendered. */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character > '\u2000' ? CJK_CHARACTER : LATIN_CHARACTER;
  return Math.ceil(width);
}
