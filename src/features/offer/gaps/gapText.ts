import { amountText, type FacetLabels, facetName } from '@/features/labels/facetLabels';
import { shortfallText, wantNickname, wantText } from '@/features/labels/wantText';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import type { Gap } from './gapsOf';

/** Formats a gap: `缺 1：C呆 宝≥3` · `缺 1 级：C呆 宝2 / 3` · `差 345 圣晶石：1,655 / 2,000` ·
 *  `超 ¥36：¥336 / ¥300`. */
export function gapText(gap: Gap, gameItems: GameItems, labels: FacetLabels): string {
  const { messages, locale } = labels;
  switch (gap.kind) {
    case 'absent':
      return messages.gapAbsent(
        gap.wants.length,
        messages.list(gap.wants.map((want) => wantText(gameItems, want, locale, wantNickname))),
      );
    case 'noneOf':
      return messages.gapNoneOf(
        messages.list(gap.wants.map((want) => wantText(gameItems, want, locale, wantNickname))),
      );
    case 'level': {
      const { item, level } = gap.want;
      const shortfall = shortfallText(itemKind(gameItems, item), gap.level, level, locale);
      return messages.gapLevel(level - gap.level, `${wantNickname(gameItems, gap.want, locale)} ${shortfall}`);
    }
    case 'range':
      return rangeGapText(gap, labels);
  }
}

function rangeGapText(gap: Gap & { readonly kind: 'range' }, labels: FacetLabels): string {
  const { messages } = labels;
  const { facet, value, range } = gap;
  const name = facet === 'price' ? null : facetName(facet, labels);
  if (value === null) return messages.gapUnstated(facetName(facet, labels));

  const amount = (number: number) => amountText(facet, number, labels);
  if (range.max !== null && value > range.max) {
    return messages.gapOver(amount(value - range.max), name, `${amount(value)} / ${amount(range.max)}`);
  }
  const least = range.min ?? value;
  return messages.gapUnder(amount(least - value), name, `${amount(value)} / ${amount(least)}`);
}
