import type { Attribute, GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import { prepareGame, type ReadingGame } from '@/reading/prepareGame';
import { collectLexicon, type ItemLexicon } from './cells/itemLexicon';
import { collectVocabulary, type Vocabulary } from './cells/vocabulary';
import type { ColumnMap } from './columnMap';
import type { OwnColumn } from './columnNames';
import type { Column } from './fields';
import type { OtherNames } from './otherNames';
import type { ShopSettings } from './settings';
import type { Sheet } from './sheet';

/** The column whose texts are read for what they say, and all that is needed to read them. */
export type ListingSource = { readonly column: Column; readonly game: ReadingGame };

/** What every row of one sheet is read with; made once, for there may be a million rows. */
export type SheetContext = {
  readonly file: string;
  readonly sheet: string | null;
  /** How many cells the header has. */
  readonly width: number;
  readonly columns: readonly Column[];
  readonly settings: ShopSettings;
  readonly lexicon: ItemLexicon;
  /** Enum attribute id → its values in every spelling. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary<string>>;
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
  return {
    file: sheet.file,
    sheet: sheet.sheet,
    width: sheet.header.length,
    columns,
    settings,
    lexicon: collectLexicon(spec, roster, otherNames),
    vocabularies: new Map(spec.attributes.flatMap(vocabularyOf)),
    listing: column === null ? null : { column, game: prepareGame(spec, roster) },
  };
}

/** The listing column; where a sheet has neither listings nor items, the titles are all there is to read. */
function findListing(columns: readonly Column[]): Column | null {
  const find = (own: OwnColumn) => columns.find(({ field }) => field.kind === 'own' && field.own === own) ?? null;
  return find('listing') ?? (find('items') === null ? find('title') : null);
}

function vocabularyOf(attribute: Attribute): readonly (readonly [string, Vocabulary<string>])[] {
  return attribute.type === 'enum' ? [[attribute.id, collectVocabulary(attribute.options)]] : [];
}
