import type { GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { Dictionary } from '@/query-parser/dictionary/dictionary';
import type { QuotedFields } from './parseQuoted';
import type { TypoIndex } from './typoIndex';

/** Data needed to parse texts of one game, created by `prepareGame`. */
export type PreparedGame = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly dictionary: Dictionary;
  /** Created on demand: most texts have no unread words. */
  readonly typoIndex: () => TypoIndex;
  readonly fields: QuotedFields;
  /** Names of the shops that texts may name, see `withShops`. */
  readonly shops: readonly string[];
};
