import type { ItemId, OfferItem } from '@/domain/offer';
import type { CellIssue, IssueCode } from '@/importer/issues/rowIssue';
import type { ItemVocabulary } from './itemVocabulary';
import { readEntry } from './readEntry';
import { splitEntries } from './splitEntries';

/** The distinct items of a cell, in order, and every problem with its entries. */
export type ParsedItems = { readonly items: readonly OfferItem[]; readonly issues: readonly CellIssue[] };

const UNKNOWN: ReadonlySet<IssueCode> = new Set(['unknown-item', 'other-game-item']);

/** Parses several items: `梅林*2; 斯卡哈`. Entries are separated by semicolons, line breaks, bars, commas or slashes. Repeated items
 *  are merged with the higher level and a warning.
 *  @param kind  item kind of the column, or null for all kinds
 *  @param before  items of other columns, which come first in the result */
export function parseItems(
  text: string,
  vocabulary: ItemVocabulary,
  kind: string | null = null,
  before: readonly OfferItem[] = [],
): ParsedItems {
  const isKnown = (entry: string) => {
    const read = readEntry(entry, vocabulary, kind);
    return read.ok || !UNKNOWN.has(read.error.code);
  };
  // Reuses item objects: a million rows would otherwise hold a dozen million of them.
  const existing = new Map<ItemId, OfferItem>(before.map((one) => [one.item, one]));
  const issues: CellIssue[] = [];
  for (const entry of splitEntries(text, isKnown, vocabulary.maxNameParts)) {
    const read = readEntry(entry, vocabulary, kind);
    if (!read.ok) {
      issues.push(read.error);
      continue;
    }
    const { item, level } = read.value;
    const other = existing.get(item);
    if (other === undefined || level > other.level) existing.set(item, read.value);
    if (other !== undefined) issues.push(repeatedItem(entry, Math.max(level, other.level)));
  }
  return { items: [...existing.values()], issues };
}

function repeatedItem(got: string, level: number): CellIssue {
  return { code: 'repeated-item', expected: { kind: 'itemOnce', level }, got, suggestion: null };
}
