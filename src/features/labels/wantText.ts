import type { Locale } from '@/domain/localized';
import type { Want } from '@/domain/query';
import { type GameItems, itemKind, itemName, itemNickname } from '@/features/search-state/gameItems';
import { levelLabel, topLevel } from '@/games/levelLabel';
import type { ItemKind } from '@/games/types';

/** Returns the short label of an item's level (宝2, 满破, ×3); an empty string if the item has no levels. */
export function levelText(kind: ItemKind | null, level: number, locale: Locale): string {
  return kind === null ? '' : levelLabel(kind, level, locale);
}

/** Returns the label of a minimum level: `宝≥2` if the label consists of letters and a number, otherwise `≥LR+2`. The top
 *  level has no sign. */
export function atLeastText(kind: ItemKind | null, level: number, locale: Locale): string {
  const label = levelText(kind, level, locale);
  if (label === '' || kind === null || level === topLevel(kind)) return label;
  const parts = /^([\p{L}★]+)(\d+)$/u.exec(label);
  return parts === null ? `≥${label}` : `${parts[1]}≥${parts[2]}`;
}

/** Formats a level that is too low together with the wanted one: `宝2 / 3`, or `SR+ / UR` if the labels differ in
 *  more than the number. */
export function shortfallText(kind: ItemKind | null, level: number, wanted: number, locale: Locale): string {
  const have = levelText(kind, level, locale);
  return `${have}\u00A0/\u00A0${wantedNumber(kind, level, wanted, locale) ?? levelText(kind, wanted, locale)}`;
}

/** Formats a level that is too low for a badge at a tile of a card: `宝2 / 3`, but only `SR+` if the labels differ in more than the number,
 *  because both would cover the badge of the next tile. */
export function shortfallBadge(kind: ItemKind | null, level: number, wanted: number, locale: Locale): string {
  const isAlike = wantedNumber(kind, level, wanted, locale) !== null;
  return isAlike ? shortfallText(kind, level, wanted, locale) : levelText(kind, level, locale);
}

/** Returns the number in the label of the wanted level; null if the labels differ in more than the number. */
function wantedNumber(kind: ItemKind | null, level: number, wanted: number, locale: Locale): string | null {
  const [have, want] = [levelText(kind, level, locale), levelText(kind, wanted, locale)];
  const [, letters, number] = /^(\D+)(\d+)$/.exec(want) ?? [];
  if (letters === undefined || number === undefined || !have.startsWith(letters)) return null;
  return /^\d+$/.test(have.slice(letters.length)) ? number : null;
}

/** Returns the name of a wanted item; if the buyer's name for it fits several items, that name. */
export function wantName(gameItems: GameItems, { item, ambiguity }: Want, locale: Locale): string {
  return ambiguity?.name || itemName(gameItems, item, locale);
}

/** Returns the short name of a wanted item; if the buyer's name for it fits several items, that name. */
export function wantNickname(gameItems: GameItems, { item, ambiguity }: Want, locale: Locale): string {
  return ambiguity?.name || itemNickname(gameItems, item, locale);
}

/** Formats a want: the item's name, and the minimum level if it is above the first.
 *  @param nameOf  for short names, `wantNickname` */
export function wantText(gameItems: GameItems, want: Want, locale: Locale, nameOf = wantName): string {
  const name = nameOf(gameItems, want, locale);
  const level = want.level > 1 ? atLeastText(itemKind(gameItems, want.item), want.level, locale) : '';
  return level === '' ? name : `${name} ${level}`;
}
