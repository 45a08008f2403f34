import type { Query } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { Attribute, Resource } from '@/games/types';
import type { Layout } from '@/ui/hooks/useLayout';
import { wordWidth } from './wordWidth';

type Plain = 'code' | 'keep' | 'status' | 'wants' | 'lacks' | 'price' | 'perWant' | 'shop' | 'listed';

/** A column of the table. */
export type Column = {
  readonly id: string;
  /** What the head says. */
  readonly name: string;
  /** Least width in px; all columns grow together where there is room. */
  readonly width: number;
  /** Numbers stand at the right edge. */
  readonly numeric: boolean;
  /** The order that a press on the head asks for; null for none. */
  readonly sortKey: string | null;
} & (
  | { readonly kind: Plain }
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
);

/** So many of a game's resources and attributes are always there; others come when they are asked for. */
const RESOURCES = 3;
const ATTRIBUTES = 1;
/** Tiles in the column of wants, see `WantsCell`. */
export const MOST_TILES = 4;
const RAREST = 3;

const INSET = 24;
/** A tile with the label of its level beside it; a short level says two of them. */
const TILE = 68;
const SHORT_TILE = 84;
const ARROW = 16;
/** What stands below the code on a phone is in a type so much smaller. */
const SMALL = 11 / 13;
/** A heart, as large as a finger needs it on a phone. */
const HEART = { phone: 44, tablet: 40, desktop: 40 } as const;

/** The columns of the table for a query: they do not depend on the offers, so that none comes or goes while one scrolls.
 *  On a phone what is lacked and the price come before the wants, and the status stands below the code.
 *  @param near  true for the closest offers, which say what they lack */
export function columnsOf(query: Query, near: boolean, layout: Layout, wording: FacetLabels): readonly Column[] {
  const { words } = wording;
  const wanted = query.wants.filter((want) => want.mode !== 'never').length;
  const tiles = wanted === 0 ? RAREST : Math.min(wanted, MOST_TILES);
  const plain = (kind: Plain, name: string, width: number): Column => ({
    id: kind,
    kind,
    name,
    width: Math.max(width, wordWidth(name)) + INSET,
    numeric: false,
    sortKey: null,
  });
  const said = Math.max(...Object.values(words.live).map(wordWidth)) + 12;
  const code = plain('code', words.code, layout === 'phone' ? Math.max(74, Math.ceil(said * SMALL)) : 76);
  const keep: Column = { ...plain('keep', words.favourites, 0), width: HEART[layout] };
  const status = plain('status', words.status, said);
  const price: Column = { ...plain('price', words.price, 60), numeric: true, sortKey: 'price' };
  const wants = plain('wants', wanted === 0 ? words.rarest : words.wanted, tiles * (near ? SHORT_TILE : TILE) - 8);
  const counted = wanted === 0 ? [] : [{ ...plain('perWant', words.perWant, 52), numeric: true }];
  const lacks = near ? [plain('lacks', words.lacks, layout === 'phone' ? 130 : 240)] : [];
  return [
    code,
    keep,
    ...(layout === 'phone' ? [...lacks, price, wants] : [status, wants, ...lacks, price]),
    ...counted,
    ...resourceColumns(query, wording),
    ...attributeColumns(query, wording),
    plain('shop', words.shop, 96),
    { ...plain('listed', words.listed, 104), sortKey: 'newest' },
  ];
}

function resourceColumns(query: Query, { spec, locale }: FacetLabels): readonly Column[] {
  const asked = (id: string) => id === query.sort.key || id in query.ranges;
  return spec.resources
    .filter(({ id }, place) => place < RESOURCES || asked(id))
    .map((resource) => ({
      id: resource.id,
      kind: 'resource',
      resource,
      name: resource.names[locale],
      width: Math.max(48, wordWidth(resource.names[locale]) + ARROW) + INSET,
      numeric: true,
      sortKey: resource.id,
    }));
}

function attributeColumns(query: Query, { spec, locale }: FacetLabels): readonly Column[] {
  const asked = (id: string) => id in query.ranges || id in query.choices;
  return spec.attributes
    .filter(({ id }, place) => place < ATTRIBUTES || asked(id))
    .map((attribute) => ({
      id: attribute.id,
      kind: 'attribute',
      attribute,
      name: attribute.names[locale],
      width: Math.max(72, wordWidth(attribute.names[locale])) + INSET,
      numeric: attribute.type === 'int',
      sortKey: null,
    }));
}
