import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import { foldText } from '@/names/foldText';

/** A word of a query's text; offers match it by their own text or by one of the items. */
export type QueryWord = { readonly folded: string; readonly items: ReadonlySet<string> };

const LINE_END = '\n';

/** Returns code, title, note and shop of an offer, folded, one per line. Item names are matched through `QueryWord`. */
export function ownText({ code, title, note, shop }: Pick<Offer, 'code' | 'title' | 'note' | 'shop'>): string {
  return [code, title, note, shop].map(foldText).join(LINE_END);
}

/** Returns true if the code of an offer equals the whole text of a query.
 *  @param own     `ownText` of the offer
 *  @param folded  the folded text; '' equals no code */
export function isCode(own: string, folded: string): boolean {
  return folded !== '' && own.startsWith(folded + LINE_END);
}

/** Returns a function that parses the words of a query's text. Names are folded once. */
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
