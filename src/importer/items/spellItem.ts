import { LOCALES, type Locale } from '@/domain/localized';
import type { OfferItem } from '@/domain/offer';
import type { ItemLexicon } from './itemVocabulary';
import { parseItems } from './parseItems';

/** Spells an item with its level so that the importer reads the very same again: by its name in the language, by its name in
 *  another one where that is clearer, else by its id: `梅林*2`. */
export function spellItem({ item, level }: OfferItem, locale: Locale, lexicon: ItemLexicon): string {
  const names = lexicon.roster.byId.get(item)?.names;
  const spoken = names === undefined ? [] : [names[locale], ...LOCALES.map((other) => names[other])];
  const count = level === 1 ? '' : `*${level}`;
  const spellings = [...spoken, item].flatMap((name) => [`${name}${count}`, `${name}*${level}`]);
  const readsBack = (text: string) => {
    const { items, issues } = parseItems(text, lexicon);
    const [only, ...others] = items;
    return issues.length === 0 && others.length === 0 && only?.item === item && only.level === level;
  };
  return spellings.find(readsBack) ?? `${item}${count}`;
}
