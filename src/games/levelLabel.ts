import type { Locale } from '../domain/localized';
import type { GameSpec, ItemKind } from './types';

/** Finds a kind of items; null if the game has no such kind. */
export function kindOf(spec: GameSpec, kindId: string): ItemKind | null {
  return spec.kinds.find((kind) => kind.id === kindId) ?? null;
}

/** Returns the highest level of a kind, 1 for a kind without levels. */
export function topLevel(kind: ItemKind): number {
  return kind.scale?.steps.length ?? 1;
}

/** Returns the short label of a level: `宝2`, `满破`, `LR+5`; '' for a kind without levels, and the number for a level beyond the scale,
 *  which links may contain. */
export function levelLabel(kind: ItemKind, level: number, locale: Locale): string {
  if (kind.scale === null) return '';
  return kind.scale.steps[level - 1]?.[locale] ?? String(level);
}
