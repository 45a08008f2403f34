import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import { foldText } from '@/names/foldText';

/** A word of a query's text: an offer matches it by its own text or by one of the items. */
export type QueryWord = { readonly folded: string; readonly items: ReadonlySet<string> };

const LINE_END = '\n';

/** The folded text of an offer itself, its code first, a line each; the names of its items are matched through `Word`. */
export function ownText({ code, title, note, shop }: Pick<Offer, 'code' | 'title' | 'note' | 'shop'>): string {
  return [code, title, note, shop].map(foldText).join(LINE_END);
}

/** True if the code of an offer is the whole of a query's text.
 *  @param own     `ownText` of the offer
 *  @param folded  the folded text; '' names nothing */
export function isCode(own: string, folded: string): boolean {
  return folded !== '' && own.startsWith(folded + LINE_END);
}

/** Reads the words of a query's text, for names that are folded once. */
export function createQueryWordParser(names: readonly ItemNames[]): (text: string) => readonly QueryWord[] {
  const foldedNames = names.map((entry) => ({ item: entry.item, names: entry.names.map(foldText).join(LINE_END) }));
  return (text) =>
    text
      .split(/\s+/)
      .map(foldText)
      .filter((folded) => folded !== '')
      .map((folded) => ({
        folded,
        items: new Set(foldedNames.filter((entry) => entry.names.includes(folded)).map(({ item }) => item)),
      }));
}
