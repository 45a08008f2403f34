import { LOCALES, type Locale } from '@/domain/localized';
import type { OfferItem } from '@/domain/offer';
import type { ItemVocabulary } from './itemVocabulary';
import { parseItems } from './parseItems';

/** Formats an item with its level so that it parses back: by its name in the language, a name in another one, or its id: `梅林*2`. */
export function spellItem({ item, level }: OfferItem, locale: Locale, vocabulary: ItemVocabulary): string {
  const names = vocabulary.roster.byId.get(item)?.names;
  const candidates = names === undefined ? [] : [names[locale], ...LOCALES.map((other) => names[other])];
  const count = level === 1 ? '' : `*${level}`;
  const spellings = [...candidates, item].flatMap((name) => [`${name}${count}`, `${name}*${level}`]);
  const readsBack = (text: string) => {
    const { items, issues } = parseItems(text, vocabulary);
    const [first, ...others] = items;
    return issues.length === 0 && others.length === 0 && first?.item === item && first.level === level;
  };
  return spellings.find(readsBack) ?? `${item}${count}`;
}
