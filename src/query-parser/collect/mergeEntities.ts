import type { Range, WantMode } from '@/domain/query';
import type { ParsedItem, ParsedPrice, ParsedRange } from '@/query-parser/result/parsedText';

/** Merges repeated items, keeping the highest level and the last mode that differs from the usual one: in 理子或手纲，手纲要SSR the choice stays. */
export function mergeItems(items: readonly ParsedItem[]): readonly ParsedItem[] {
  const merged = new Map<string, ParsedItem>();
  for (const one of items) {
    const before = merged.get(one.item);
    const mode: WantMode =
      before?.mode === 'never' ? 'never' : one.mode === 'must' ? (before?.mode ?? 'must') : one.mode;
    merged.set(one.item, before === undefined ? one : { ...before, mode, level: Math.max(before.level, one.level) });
  }
  return [...merged.values()];
}

/** Merges ranges into one per facet by intersecting them. */
export function mergeRanges(ranges: readonly ParsedRange[]): readonly ParsedRange[] {
  const merged = new Map<string, ParsedRange>();
  for (const one of ranges) {
    const before = merged.get(one.facet);
    merged.set(one.facet, before === undefined ? one : { ...before, range: narrower(before.range, one.range) });
  }
  return [...merged.values()];
}

/** Returns the intersection of two ranges, or the later one if they are disjoint. */
function narrower(a: Range, b: Range): Range {
  const min = a.min === null ? b.min : b.min === null ? a.min : Math.max(a.min, b.min);
  const max = a.max === null ? b.max : b.max === null ? a.max : Math.min(a.max, b.max);
  return min !== null && max !== null && min > max ? b : { min, max };
}

/** Merges prices. Of several currencies the last one wins, since a query has one price. */
export function mergePrices(prices: readonly ParsedPrice[]): ParsedPrice | null {
  let merged = null as ParsedPrice | null;
  for (const one of prices) {
    const same: ParsedPrice | null = merged?.currency === one.currency ? merged : null;
    merged = same === null ? one : { ...same, range: narrower(same.range, one.range) };
  }
  return merged;
}
