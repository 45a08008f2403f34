import type { Locale } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import type { Item } from './roster';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_NAME = /^\p{Lu}[\p{Script=Latin}\d'.-]+$/u;
/** `（剣）`, `①`: tells an item from another one of the same name. */
const MARK = /[(（〔[【①-⑳]/u;
/** A beginning that breaks off: Swordsoul of. A single letter is none either. */
const INCOMPLETE = /^.$|\b(?:of|the|an?)$/iu;
const WORD = /[\p{L}\p{N}'.-]+/gu;
/** Numbers of cards: A1-285. */
const CARD_NUMBER = /^[A-Z]\d?[a-z]?(?:-\d+)?$/;
/** Lengths that fit into the tile of a card. */
const MAX_LENGTHS: Readonly<Record<Locale, number>> = { zh: 4, ja: 6, en: 8 };

/** Returns the short names of items in the script of the language: 梅林, C呆; マーリン; Merlin. Each differs from all others, so that
 *  a card says which version an offer contains. The first of these that no other item has: the name itself if it is short, the shortest
 *  alias, for Chinese the label of the tile, the first words of the name, the first ones with what marks the version.
 *  @param tileTexts  the labels of the tiles; items without one have no such short name */
export function nicknamesOf(
  items: readonly Item[],
  locale: Locale,
  tileTexts: ReadonlyMap<ItemId, string>,
): ReadonlyMap<ItemId, string> {
  const candidates = items.map((item) => [...new Set(listCandidates(item, locale, tileTexts.get(item.id) ?? ''))]);
  const counts = new Map<string, number>();
  for (const text of candidates.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Map(
    items.map(({ id, names }, index) => {
      const name = names[locale];
      const unique = candidates[index]?.find((text) => counts.get(text) === 1);
      return [id, isShort(name, locale) ? name : (unique ?? name)];
    }),
  );
}

function listCandidates({ names, aliases }: Item, locale: Locale, tileText: string): readonly string[] {
  const name = names[locale];
  const bare = name.slice(0, Math.max(0, name.search(MARK))).trim() || name;
  const short = aliases
    .filter((alias) => isOfScript(alias, locale) && sizeOf(alias) >= 2 && sizeOf(alias) <= MAX_LENGTHS[locale])
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const beginnings = [...bare.matchAll(WORD)]
    .map(({ 0: word, index }) => bare.slice(0, index + word.length))
    .filter((text) => !INCOMPLETE.test(text));
  return [
    ...short,
    ...(locale === 'zh' && HAN.test(tileText) ? [tileText] : []),
    ...beginnings,
    (beginnings[0] ?? bare) + name.slice(bare.length),
  ];
}

function isShort(name: string, locale: Locale): boolean {
  return !MARK.test(name) && sizeOf(name) <= MAX_LENGTHS[locale];
}

function isOfScript(alias: string, locale: Locale): boolean {
  if (locale === 'zh') return HAN.test(alias) && !KANA.test(alias);
  return locale === 'ja' ? KANA.test(alias) : LATIN_NAME.test(alias) && !CARD_NUMBER.test(alias);
}

function sizeOf(text: string): number {
  return [...text].length;
}
