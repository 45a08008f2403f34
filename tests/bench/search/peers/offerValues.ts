import { toWholeUnits } from '@/domain/money';
import type { Offer } from '@/domain/offer';
import type { Choice, Query } from '@/domain/query';
import { foldText } from '@/names/foldText';
import type { Shop } from './peer';

/** The facets that the offers of a shop have values of. */
export type Facets = { readonly ranges: readonly string[]; readonly choices: readonly string[] };

const ON_SALE: Choice = { not: true, values: ['sold'] };

/** Lists the facets of some offers, price, shop and status first. */
export function facetsOf(offers: readonly Offer[]): Facets {
  const ranges = new Set(['price']);
  const choices = new Set(['shop', 'status']);
  for (const { resources, attributes } of offers) {
    for (const id of Object.keys(resources)) ranges.add(id);
    for (const [id, value] of Object.entries(attributes)) (typeof value === 'number' ? ranges : choices).add(id);
  }
  return { ranges: [...ranges], choices: [...choices] };
}

/** An offer's value of a range facet in written units, null if it has none. */
export function numberOf(offer: Offer, facet: string): number | null {
  if (facet === 'price') return toWholeUnits(offer.price.amount, offer.price.currency);
  const attribute = offer.attributes[facet];
  return offer.resources[facet] ?? (typeof attribute === 'number' ? attribute : null);
}

/** An offer's value of a choice facet, null if it has none. */
export function choiceOf(offer: Offer, facet: string): string | null {
  if (facet === 'shop') return offer.shop;
  if (facet === 'status') return offer.status;
  const value = offer.attributes[facet];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : null;
}

/** The choices of a query, and the one that stands where nothing is said of the status: sold offers are out. */
export function choicesOf(query: Query): Readonly<Record<string, Choice>> {
  return { status: ON_SALE, ...query.choices };
}

/** The folded text of an offer itself; the names of its items are matched through `itemsNamed`. */
export function ownText({ code, title, note, shop }: Offer): string {
  return [code, title, note, shop].map(foldText).join('\n');
}

/** A word of a query's text: an offer matches it by its own text or by one of the items. */
export type Word = { readonly folded: string; readonly items: ReadonlySet<string> };

/** Reads the words of a query's text, for a shop whose item names are folded once. */
export function createWordReader({ names }: Pick<Shop, 'names'>): (text: string) => readonly Word[] {
  const spelled = names.map((one) => ({ item: one.item, names: one.names.map(foldText).join('\n') }));
  return (text) =>
    text
      .split(/\s+/)
      .map(foldText)
      .filter((folded) => folded !== '')
      .map((folded) => ({
        folded,
        items: new Set(spelled.filter((one) => one.names.includes(folded)).map(({ item }) => item)),
      }));
}

/** The pieces of a folded text by which an index of whole terms finds any part of it: each character and each pair of
 *  neighbours. */
export function gramsOf(folded: string): readonly string[] {
  const grams = new Set<string>();
  for (const line of folded.split('\n')) {
    for (let i = 0; i < line.length; i++) {
      grams.add(line.charAt(i));
      if (i > 0) grams.add(line.slice(i - 1, i + 1));
    }
  }
  return [...grams];
}

/** The grams that a text must have to hold a word. */
export function gramsWithin(word: string): readonly string[] {
  return word.length < 2 ? [word] : gramsOf(word).filter((gram) => gram.length === 2);
}
