import type { ItemId, OfferItem } from '@/domain/offer';
import type { CellIssue, IssueCode } from '@/importer/rowIssue';
import type { ItemLexicon } from './itemLexicon';
import { readEntry } from './readEntry';
import { splitEntries } from './splitEntries';

/** The items of a cell, each once and in the order of the cell, and every problem with its entries. */
export type ParsedItems = { readonly items: readonly OfferItem[]; readonly issues: readonly CellIssue[] };

const UNKNOWN: ReadonlySet<IssueCode> = new Set(['unknown-item', 'other-game-item']);

/** Reads several items: `梅林*2; 斯卡哈`. Entries are parted by semicolons, line breaks, bars, commas or slashes.
 *  An item that stands twice counts once, with the higher level, and a warning. */
export function parseItems(text: string, lexicon: ItemLexicon): ParsedItems {
  const isKnown = (entry: string) => {
    const read = readEntry(entry, lexicon);
    return read.ok || !UNKNOWN.has(read.error.code);
  };
  const levels = new Map<ItemId, number>();
  const issues: CellIssue[] = [];
  for (const entry of splitEntries(text, isKnown, lexicon.mostParts)) {
    const read = readEntry(entry, lexicon);
    if (!read.ok) {
      issues.push(read.error);
      continue;
    }
    const { item, level } = read.value;
    const before = levels.get(item);
    levels.set(item, Math.max(level, before ?? 1));
    if (before !== undefined) issues.push(repeatedItem(entry, Math.max(level, before)));
  }
  return { items: [...levels].map(([item, level]) => ({ item, level })), issues };
}

function repeatedItem(got: string, level: number): CellIssue {
  return { code: 'repeated-item', expected: { kind: 'itemOnce', level }, got, suggestion: null };
}
