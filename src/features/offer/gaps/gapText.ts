import { amountText, type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { shortfallText, wantText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemName } from '@/features/search-state/gameItems';
import type { Gap } from './gapsOf';

/** Formats a gap: `缺 1：C呆 宝≥3` · `缺 1 级：C呆 宝2 / 3` · `差 345 圣晶石：1,655 / 2,000` · `超 ¥36：¥336 / ¥300` ·
 *  `没有“一手”`. */
export function gapText(gap: Gap, gameItems: GameItems, wording: FacetLabels): string {
  const { words, locale } = wording;
  switch (gap.kind) {
    case 'absent':
      return words.gapAbsent(gap.wants.length, words.list(gap.wants.map((want) => wantText(gameItems, want, locale))));
    case 'noneOf':
      return words.gapNoneOf(words.list(gap.wants.map((want) => wantText(gameItems, want, locale))));
    case 'level': {
      const { item, level } = gap.want;
      const shortfall = shortfallText(itemKind(gameItems, item), gap.level, level, locale);
      return words.gapLevel(level - gap.level, `${itemName(gameItems, item, locale)} ${shortfall}`);
    }
    case 'range':
      return rangeGapText(gap, wording);
    case 'text':
      return words.gapText(gap.text);
  }
}

function rangeGapText(gap: Gap & { readonly kind: 'range' }, wording: FacetLabels): string {
  const { words } = wording;
  const { facet, value, range } = gap;
  const name = facet === 'price' ? null : facetName(facet, wording);
  if (value === null) return words.gapUnstated(facetName(facet, wording));

  const amount = (number: number) => amountText(facet, number, wording);
  if (range.max !== null && value > range.max) {
    return words.gapOver(amount(value - range.max), name, `${amount(value)} / ${amount(range.max)}`);
  }
  const least = range.min ?? value;
  return words.gapUnder(amount(least - value), name, `${amount(value)} / ${amount(least)}`);
}
