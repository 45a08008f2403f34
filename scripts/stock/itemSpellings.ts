import type { Locale } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import { findItemsByName } from '@/names/findItems';
import type { Item, Roster } from '@/names/roster';

/** Item → unambiguous spellings in one language: the name first, then nicknames. */
export type ItemSpellings = ReadonlyMap<ItemId, readonly string[]>;

const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  zh: /^[\p{Script=Han}\p{Script=Latin}\d]*\p{Script=Han}[\p{Script=Han}\p{Script=Latin}\d]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /^[\p{Script=Latin}\d '.-]{3,}$/u,
};
/** Characters that separate entries of an items cell or precede a level. Commas and slashes may be part of a name. */
const SEPARATORS = /[;|\n*×✕]/;

/** Collects the unambiguous spellings of every item of a roster. */
export function collectSpellings(roster: Roster, language: Locale): ItemSpellings {
  return new Map(roster.items.map((item) => [item.id, spellItem(roster, item, language)]));
}

function spellItem(roster: Roster, item: Item, language: Locale): readonly string[] {
  const isSafe = (spelling: string) => {
    const [owner, ...others] = findItemsByName(roster, spelling);
    return owner === item && others.length === 0 && !SEPARATORS.test(spelling.normalize('NFKC'));
  };
  const names = [item.names[language], item.names.zh].filter(isSafe).slice(0, 1);
  const nicknames = item.aliases.filter((alias) => SCRIPTS[language].test(alias) && isSafe(alias));
  return names.length + nicknames.length === 0 ? [item.id] : [...names, ...nicknames];
}
