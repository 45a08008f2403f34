import type { MutablePart } from '@/query-parser/clauses/operatorText';

/** Takes back names that a later clause cancels: A、B……B划掉, `scratch B`. */
export function cancelMentions(parts: readonly MutablePart[]): void {
  const cancelled = new Set<string>();
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = parts[index];
    const [item, ...others] = part?.entity?.kind === 'item' ? part.entity.items : [];
    if (part === undefined || item === undefined || others.length > 0) continue;
    if (part.isIgnored && !part.isReplaced) cancelled.add(item.id);
    else if (cancelled.has(item.id) && part.mode !== 'never') part.isIgnored = true;
  }
}
