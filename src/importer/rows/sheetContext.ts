import type { Attribute, GameSpec } from '@/games/types';
import { type CellReader, cellReader } from '@/importer/cells/cellReader';
import { memoize } from '@/importer/cells/memoize';
import type { ColumnMap } from '@/importer/columns/columnMap';
import type { OwnColumn } from '@/importer/fields/columnNames';
import { type Column, fieldIdOf } from '@/importer/fields/fields';
import type { ShopSettings } from '@/importer/fields/settings';
import { collectItemVocabulary } from '@/importer/items/itemVocabulary';
import type { NamesInOtherGames } from '@/importer/items/namesInOtherGames';
import { collectVocabulary, type Vocabulary } from '@/importer/lexical/vocabulary';
import type { ListingValues } from '@/importer/listing/listingValues';
import { readListing } from '@/importer/listing/readListing';
import type { Sheet, StatusSection } from '@/importer/sheet/sheet';
import type { Roster } from '@/names/roster';
import { prepareGame } from '@/query-parser/prepareGame';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** The column whose texts are parsed as listings, and its parser. */
export type ListingSource = { readonly column: Column; readonly read: (text: string) => ListingValues };

/** A known column with the reader of its cells. */
export type ReadColumn = Column & { readonly read: CellReader };

/** Data to parse all rows of a sheet; created once, since there may be a million rows. */
export type SheetContext = {
  readonly file: string;
  readonly sheet: string | null;
  /** Number of header cells. */
  readonly width: number;
  /** The currency column first, since prices depend on it. */
  readonly columns: readonly ReadColumn[];
  readonly settings: ShopSettings;
  readonly statusSections: readonly StatusSection[];
  /** null: the sheet has no listing text. */
  readonly listing: ListingSource | null;
};

/** Game and settings of an import. With the readings of `loadBuiltRoster`, listing texts are parsed as in the search box, including
 *  pinyin; `loadRoster` suffices for written names. */
export type ImportTarget = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly settings: ShopSettings;
  /** The operator's column choices. */
  readonly map?: ColumnMap;
  /** Item names of other games, to explain unknown items. */
  readonly otherNames?: NamesInOtherGames;
};

/** Prepares the data to parse the rows of a sheet. */
export function prepareContext(
  sheet: Sheet,
  columns: readonly Column[],
  { spec, roster, settings, otherNames }: ImportTarget,
): SheetContext {
  const column = findListing(columns);
  const itemVocabulary = collectItemVocabulary(spec, roster, otherNames);
  const vocabularies = new Map(spec.attributes.flatMap(vocabularyOf));
  const readerContext = { settings, itemVocabulary, vocabularies, dates: sheet.dates ?? 1900 };
  return {
    file: sheet.file,
    sheet: sheet.sheet,
    width: sheet.header.length,
    columns: [...columns].sort(byCurrency).map((one) => ({ ...one, read: cellReader(one.field, readerContext) })),
    settings,
    statusSections: sheet.statusSections ?? [],
    listing: column === null ? null : { column, read: listingReader(prepareGame(spec, roster)) },
  };
}

function byCurrency(a: Column, b: Column): number {
  return Number(fieldIdOf(b.field) === 'currency') - Number(fieldIdOf(a.field) === 'currency');
}

/** Shops use the same text for many offers. */
function listingReader(game: PreparedGame): ListingSource['read'] {
  return memoize((text) => readListing(text, game), MAX_LISTING_LENGTH);
}

/** Longer texts are unique. */
const MAX_LISTING_LENGTH = 500;

/** Returns the listing column; without listing and items columns, the titles are parsed. */
function findListing(columns: readonly Column[]): Column | null {
  const find = (own: OwnColumn) => columns.find(({ field }) => field.kind === 'own' && field.own === own) ?? null;
  return find('listing') ?? (find('items') === null ? find('title') : null);
}

function vocabularyOf(attribute: Attribute): readonly (readonly [string, Vocabulary<string>])[] {
  return attribute.type === 'enum' ? [[attribute.id, collectVocabulary(attribute.options)]] : [];
}
