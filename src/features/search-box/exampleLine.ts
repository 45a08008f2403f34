import type { Locale } from '@/domain/localized';
import { type Money, toWholeUnits } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import { levelLabel, topLevel } from '@/games/levelLabel';
import type { Resource } from '@/games/types';
import type { Item } from '@/names/roster';

/** Composes an example line for the search box from names of the game's items and one of its offers, so that searching for it finds
 *  something: `梅林宝2 C呆 石800+ 500以内`. It contains two well-known items of the offer (those with the most nicknames), the
 *  first with its level, the first resource and a price limit.
 *  @param offers  candidates; without offers, any items of the game are used
 *  @returns       a line in the language `locale` */
export function exampleLine(
  gameItems: GameItems,
  { locale, messages }: Pick<FacetLabels, 'locale' | 'messages'>,
  offers: readonly Offer[],
): string {
  const { spec, kinds } = gameItems;
  const known = knownItems(gameItems, locale);
  const offer = mostRecognisableOffer(known, offers);
  const [first, second] = offer === null ? known : known.filter(({ item }) => levelIn(offer, item) > 0);
  const kind = kinds.get(first?.item.kind ?? '');
  const level = offer === null || first === undefined ? 2 : Math.min(2, levelIn(offer, first.item));
  const label = kind !== undefined && topLevel(kind) > 1 && level > 1 ? levelLabel(kind, level, locale) : '';
  const [resource] = spec.resources;
  const amount = resource === undefined ? null : amountFor(resource, offer);
  return messages.exampleLine(
    first === undefined ? '' : messages.exampleItem(first.name, label),
    second?.name ?? '',
    resource === undefined || amount === null
      ? ''
      : messages.exampleAmount(resourceWord(resource, locale), String(amount)),
    String(offer === null ? DEFAULT_PRICE : priceAbove(offer.price)),
  );
}

/** Price limit if there are no offers, in whole currency units. */
const DEFAULT_PRICE = 500;

/** An item with its common name. */
type KnownItem = { readonly item: Item; readonly name: string };

/** Returns the items of the first kind that have an unambiguous name, the best known first. */
function knownItems({ spec, roster }: GameItems, locale: Locale): readonly KnownItem[] {
  const nameCounts = new Map<string, number>();
  for (const { names, aliases } of roster.items) {
    for (const name of new Set([...Object.values(names), ...aliases]))
      nameCounts.set(name, (nameCounts.get(name) ?? 0) + 1);
  }
  const isEasyToType = (name: string) => Number(EASY_TO_TYPE[locale].test(name));
  return roster.items
    .filter(({ kind }) => kind === spec.kinds[0]?.id)
    .flatMap((item) => {
      const name = namesOf(item, locale).find((one) => nameCounts.get(one) === 1);
      return name === undefined ? [] : [{ item, name }];
    })
    .sort((a, b) => isEasyToType(b.name) - isEasyToType(a.name) || b.item.aliases.length - a.item.aliases.length);
}

/** Returns the offer with the two best known items; null if no offer has a known item. */
function mostRecognisableOffer(known: readonly KnownItem[], offers: readonly Offer[]): Offer | null {
  const ranks = new Map(known.map(({ item }, rank) => [item.id, rank]));
  let best: Offer | null = null;
  let lowestSum = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const own = offer.items.flatMap(({ item }) => ranks.get(item) ?? []).sort((a, b) => a - b);
    const sum = (own[0] ?? Number.POSITIVE_INFINITY) + (own[1] ?? known.length);
    if (sum < lowestSum) [best, lowestSum] = [offer, sum];
  }
  return best;
}

function levelIn(offer: Offer, { id }: Item): number {
  return offer.items.find(({ item }) => item === id)?.level ?? 0;
}

/** Names that are easy to type in each language; names of two Latin letters are too ambiguous. */
const EASY_TO_TYPE: Readonly<Record<Locale, RegExp>> = {
  zh: /^(?=.*\p{Script=Han})[\p{L}]{2,8}$/u,
  ja: /^(?:\p{Script=Han}{2,6}|[\p{L}ー]{3,9})$/u,
  en: /^[\p{Script=Latin} ]{3,16}$/u,
};

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the names of an item by preference: first those that are easy to type (the full name before nicknames), then the full name in
 *  any case. */
function namesOf({ names, aliases }: Item, locale: Locale): readonly string[] {
  const name = names[locale];
  // Nicknames have no language; most of those written in Han characters only are Chinese.
  const own = locale === 'ja' ? aliases.filter((one) => KANA.test(one)) : aliases;
  const longEnough = name.length > 2 || HAN.test(name);
  return [...[name, ...own].filter((one) => EASY_TO_TYPE[locale].test(one)), ...(longEnough ? [name] : [])];
}

/** Returns the shortest word for a resource in the script of the language. */
function resourceWord({ names, aliases }: Resource, locale: Locale): string {
  const fits = locale === 'en' ? /^[\p{Script=Latin}\s]+$/u : /^\p{Script=Han}+$/u;
  const [shortest = names[locale]] = [names[locale], ...(locale === 'ja' ? [] : aliases)]
    .filter((word) => fits.test(word))
    .sort((a, b) => a.length - b.length);
  return shortest;
}

/** Returns the offer's amount, rounded down to one digit; without an offer, a sixth of the maximum; null if the offer has no amount. */
function amountFor({ id, max }: Resource, offer: Offer | null): number | null {
  const amount = offer === null ? Math.max(1, max / 6) : (offer.resources[id] ?? 0);
  if (amount < 1) return null;
  const unit = 10 ** Math.floor(Math.log10(amount));
  return Math.floor(amount / unit) * unit;
}

/** Returns the price rounded up to one digit, in whole currency units. */
function priceAbove({ amount, currency }: Money): number {
  const units = Math.max(1, toWholeUnits(amount, currency));
  const step = 10 ** Math.floor(Math.log10(units));
  return Math.ceil(units / step) * step;
}
