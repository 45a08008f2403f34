import type { Locale } from '@/domain/localized';
import type { Want } from '@/domain/query';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import { levelLabel, topLevel } from '@/games/levelLabel';
import type { ItemKind } from '@/games/types';

/** The short label of an item's level (宝2, 满破, ×3); an empty string where levels say nothing. */
export function levelText(kind: ItemKind | null, level: number, locale: Locale): string {
  return kind === null ? '' : levelLabel(kind, level, locale);
}

/** What a least level is called: `宝≥2` where a label is letters and a number, the label alone at the top of the scale,
 *  `≥LR+2` otherwise. */
export function atLeastText(kind: ItemKind | null, level: number, locale: Locale): string {
  const label = levelText(kind, level, locale);
  if (label === '' || kind === null || level === topLevel(kind)) return label;
  const parts = /^([\p{L}★]+)(\d+)$/u.exec(label);
  return parts === null ? `≥${label}` : `${parts[1]}≥${parts[2]}`;
}

/** A level that is too low beside the one wanted: `宝2 / 3`, and with both labels where they differ in more than the number. */
export function shortfallText(kind: ItemKind | null, level: number, wanted: number, locale: Locale): string {
  const [have, want] = [levelText(kind, level, locale), levelText(kind, wanted, locale)];
  const [, letters, number] = /^(\D+)(\d+)$/.exec(want) ?? [];
  const alike = letters !== undefined && have.startsWith(letters) && /^\d+$/.test(have.slice(letters.length));
  return `${have}\u00A0/\u00A0${alike ? number : want}`;
}

/** A want as a chip says it: the item's name, and the least level if it is more than the first. */
export function wantText(lexicon: GameItems, want: Want, locale: Locale): string {
  const name = itemName(lexicon, want.item, locale);
  const level = want.level > 1 ? atLeastText(itemKind(lexicon, want.item), want.level, locale) : '';
  return level === '' ? name : `${name} ${level}`;
}
