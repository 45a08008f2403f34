import type { Locale } from '@/domain/localized';
import { levelLabel, topLevel } from '@/games/levelLabel';
import type { GameSpec, Resource } from '@/games/types';
import type { Item } from '@/names/roster';
import type { FacetWording } from '@/shop/facets/facetWords';
import type { Lexicon } from '@/shop/lexicon';

/** A line of wishes that the box reads, made of the game's own words: `梅林宝2 C呆 石800+ 500以内`. Two well-known items
 *  (those with the most nicknames), the first with a level if it has any, and the first resource.
 *  @returns  in the language of the wording */
export function exampleLine(lexicon: Lexicon, { locale, words }: Pick<FacetWording, 'locale' | 'words'>): string {
  const { spec, roster, kinds } = lexicon;
  const taken = new Map<string, number>();
  for (const { names, aliases } of roster.items) {
    for (const name of new Set([...Object.values(names), ...aliases])) taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  const isPlain = (name: string) => Number(PLAIN[locale].test(name));
  const known = roster.items
    .filter(({ kind }) => kind === spec.kinds[0]?.id)
    .flatMap((item) => {
      const name = namesOf(item, locale).find((one) => taken.get(one) === 1);
      return name === undefined ? [] : [{ item, name }];
    })
    .sort((a, b) => isPlain(b.name) - isPlain(a.name) || b.item.aliases.length - a.item.aliases.length);
  const [first, second] = known;
  const kind = kinds.get(first?.item.kind ?? '');
  const level = kind !== undefined && topLevel(kind) > 1 ? levelLabel(kind, 2, locale) : '';
  const [resource] = spec.resources;
  return words.exampleLine(
    first === undefined ? '' : words.exampleItem(first.name, level),
    second?.name ?? '',
    resource === undefined ? '' : words.exampleAmount(resourceWord(resource, locale), String(exampleAmount(resource))),
  );
}

/** What people write in a language without looking long; two letters of an alphabet are too many words. */
const PLAIN: Readonly<Record<Locale, RegExp>> = {
  zh: /^(?=.*\p{Script=Han})[\p{L}]{2,8}$/u,
  ja: /^(?:\p{Script=Han}{2,6}|[\p{L}ー]{3,9})$/u,
  en: /^[\p{Script=Latin} ]{3,16}$/u,
};

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How an item may be called: its name if that is plain, else plain nicknames, else its name as it is. */
function namesOf({ names, aliases }: Item, locale: Locale): readonly string[] {
  const name = names[locale];
  // Nicknames are not said in which language they are; of those in Han alone most are Chinese.
  const own = locale === 'ja' ? aliases.filter((one) => KANA.test(one)) : aliases;
  const longEnough = name.length > 2 || HAN.test(name);
  return [...[name, ...own].filter((one) => PLAIN[locale].test(one)), ...(longEnough ? [name] : [])];
}

/** What people write for a resource: its shortest word in the script of the language. */
function resourceWord({ names, aliases }: Resource, locale: Locale): string {
  const fits = locale === 'en' ? /^[\p{Script=Latin}\s]+$/u : /^\p{Script=Han}+$/u;
  const [shortest = names[locale]] = [names[locale], ...(locale === 'ja' ? [] : aliases)]
    .filter((word) => fits.test(word))
    .sort((a, b) => a.length - b.length);
  return shortest;
}

/** About a sixth of what the filter reaches, as a round number. */
function exampleAmount({ max }: GameSpec['resources'][number]): number {
  const sixth = Math.max(1, max / 6);
  const unit = 10 ** Math.floor(Math.log10(sixth));
  return Math.floor(sixth / unit) * unit;
}
