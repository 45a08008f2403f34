import type { Attribute, GameSpec } from '@/games/types';
import { type CellReader, cellReader } from '@/importer/cells/cellReader';
import { memoize } from '@/importer/cells/memoize';
import type { ColumnMap } from '@/importer/columns/columnMap';
import type { OwnColumn } from '@/importer/fields/columnNames';
import { type Column, fieldIdOf } from '@/importer/fields/fields';
import type { ShopSettings } from '@/importer/fields/settings';
import { collectItemVocabulary } from '@/importer/items/itemVocabulary';
import type { OtherNames } from '@/importer/items/otherNames';
import { collectVocabulary, type Vocabulary } from '@/importer/lexical/vocabulary';
import { readListing } from '@/importer/listing/readListing';
import type { ListingValues } from '@/importer/listing/told';
import type { Sheet } from '@/importer/sheet/sheet';
import type { Roster } from '@/names/roster';
import { type PreparedGame, prepareGame } from '@/query-parser/tokens/prepareGame';

/** The column whose texts are read for what they say, and how. */
export type ListingSource = { readonly column: Column; readonly read: (text: string) => ListingValues };

/** A column that we know, and how its cells are read. */
export type ReadColumn = Column & { readonly read: CellReader };

/** What every row of one sheet is read with; made once, for there may be a million rows. */
export type SheetContext = {
  readonly file: string;
  readonly sheet: string | null;
  /** How many cells the header has. */
  readonly width: number;
  /** The currency column first, for prices depend on it. */
  readonly columns: readonly ReadColumn[];
  readonly settings: ShopSettings;
  /** null: no text of this sheet is read. */
  readonly listing: ListingSource | null;
};

/** What a sheet is read for. With the readings that `loadNames` gives, listing texts are read as the buyer's box reads them,
 *  pinyin included; `loadRoster` is enough for names as they are written. */
export type ImportTarget = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly settings: ShopSettings;
  /** What the operator says of columns. */
  readonly map?: ColumnMap;
  /** What other games call their items, to say so of an unknown one. */
  readonly otherNames?: OtherNames;
};

/** Gets everything ready that reading a row of this sheet needs. */
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
    listing: column === null ? null : { column, read: listingReader(prepareGame(spec, roster)) },
  };
}

function byCurrency(a: Column, b: Column): number {
  return Number(fieldIdOf(b.field) === 'currency') - Number(fieldIdOf(a.field) === 'currency');
}

/** Shops put the same text to many offers. */
function listingReader(game: PreparedGame): ListingSource['read'] {
  return memoize((text) => readListing(text, game), MAX_LISTING_LENGTH);
}

/** Longer ones are each their own. */
const MAX_LISTING_LENGTH = 500;

/** The listing column; where a sheet has neither listings nor items, the titles are all there is to read. */
function findListing(columns: readonly Column[]): Column | null {
  const find = (own: OwnColumn) => columns.find(({ field }) => field.kind === 'own' && field.own === own) ?? null;
  return find('listing') ?? (find('items') === null ? find('title') : null);
}

function vocabularyOf(attribute: Attribute): readonly (readonly [string, Vocabulary<string>])[] {
  return attribute.type === 'enum' ? [[attribute.id, collectVocabulary(attribute.options)]] : [];
}
