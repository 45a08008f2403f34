import type { Attribute, GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import { collectLexicon, type ItemLexicon } from './cells/itemLexicon';
import { collectVocabulary, type Vocabulary } from './cells/vocabulary';
import type { Column } from './fields';
import type { ShopSettings } from './settings';
import type { Sheet } from './sheet';

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
};

/** What a sheet is read for. */
export type ImportTarget = { readonly spec: GameSpec; readonly roster: Roster; readonly settings: ShopSettings };

/** Gets everything ready that reading a row of this sheet needs. */
export function prepareContext(
  sheet: Sheet,
  columns: readonly Column[],
  { spec, roster, settings }: ImportTarget,
): SheetContext {
  return {
    file: sheet.file,
    sheet: sheet.sheet,
    width: sheet.header.length,
    columns,
    settings,
    lexicon: collectLexicon(spec, roster),
    vocabularies: new Map(spec.attributes.flatMap(vocabularyOf)),
  };
}

function vocabularyOf(attribute: Attribute): readonly (readonly [string, Vocabulary<string>])[] {
  return attribute.type === 'enum' ? [[attribute.id, collectVocabulary(attribute.options)]] : [];
}
