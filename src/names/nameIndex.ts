import type { Item, Roster } from './roster';

/** Origins of a spelling, most reliable first. `name`: a name in zh, ja or en. `alias`: a nickname of the roster. `variant`: base
 *  name with a costume word (水星野). `bare`: a name without its brackets. `part`: a distinctive part of a name (德雷克). `reading`:
 *  pinyin, romaji or kana. `initials`: of the pinyin. */
export const SPELLING_FORMS = ['name', 'alias', 'variant', 'bare', 'part', 'reading', 'initials'] as const;
export type SpellingForm = (typeof SPELLING_FORMS)[number];

/** One spelling of one item. */
export type Spelling = {
  /** Folded by `foldText`; never empty. */
  readonly folded: string;
  /** As people write it. */
  readonly text: string;
  readonly form: SpellingForm;
  readonly item: Item;
};

/** Every spelling of every item of a family. */
export type NameIndex = {
  readonly roster: Roster;
  /** In the order of the roster; each folded spelling once per item, in its most reliable form. */
  readonly spellings: readonly Spelling[];
};
