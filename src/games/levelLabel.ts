import type { Locale } from '../domain/localized';
import type { GameSpec, ItemKind } from './types';

/** The kind of an item, or null if the game has no such kind. */
export function kindOf(spec: GameSpec, kindId: string): ItemKind | null {
  return spec.kinds.find((kind) => kind.id === kindId) ?? null;
}

/** The highest level of a kind: 1 where its items are only had or not. */
export function topLevel(kind: ItemKind): number {
  return kind.scale?.steps.length ?? 1;
}

/** The short label of a level on the kind's scale: `宝2`, `满破`, `LR+5`.
 *  @returns  '' for a kind without scale; the bare number for a level beyond the scale, as a hand-written link may ask for */
export function levelLabel(kind: ItemKind, level: number, locale: Locale): string {
  if (kind.scale === null) return '';
  return kind.scale.steps[level - 1]?.[locale] ?? String(level);
}
