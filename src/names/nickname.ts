import type { Locale } from '@/domain/localized';
import type { Item } from './roster';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\d'.-]+$/u;
/** `（剣）`, `①`: tells an item from another one of the same name. */
const MARK = /[(（〔[【①-⑳]/u;
const ARTICLE = /^(?:the|an?)$/i;
const BETWEEN_WORDS = /[^\p{L}\p{N}'.-]+/u;
/** Lengths that fit into the tile of a card. */
const MAX_LENGTHS: Readonly<Record<Locale, number>> = { zh: 4, ja: 6, en: 8 };

/** Returns the short name of an item in the script of the language: 梅林, C呆; マーリン; Merlin. Prefers the name itself, then the
 *  shortest alias.
 *  @param tileText  the label of its tiles, for Chinese if no name is short enough */
export function nicknameOf({ names, aliases }: Item, locale: Locale, tileText: string): string {
  const name = names[locale];
  if (!MARK.test(name) && sizeOf(name) <= MAX_LENGTHS[locale]) return name;
  const short = aliases
    .filter((alias) => isOfScript(alias, locale) && sizeOf(alias) >= 2 && sizeOf(alias) <= MAX_LENGTHS[locale])
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  return short[0] ?? (locale === 'zh' && HAN.test(tileText) ? tileText : firstWord(name));
}

function isOfScript(alias: string, locale: Locale): boolean {
  if (locale === 'zh') return HAN.test(alias) && !KANA.test(alias);
  return locale === 'ja' ? KANA.test(alias) : LATIN_NAME.test(alias);
}

/** Returns a whole word, even a long one: a card leaves out what does not fit. */
function firstWord(name: string): string {
  return name.split(BETWEEN_WORDS).find((word) => word !== '' && !ARTICLE.test(word)) ?? name;
}

function sizeOf(text: string): number {
  return [...text].length;
}
