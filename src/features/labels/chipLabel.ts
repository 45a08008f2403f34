import type { Chip } from '@/domain/chips';
import { type Want, type WantMode, wantKey } from '@/domain/query';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import { choiceText, type FacetLabels, facetName, rangeText } from './facetLabels';
import { shortChoiceText, shortRangeText } from './shortTexts';
import { levelText, wantNickname, wantText } from './wantText';

/** The label of a chip. */
export type ChipLabel = {
  /** The mode of a want, except `never`, whose text says so itself. */
  readonly flag: Exclude<WantMode, 'never'> | null;
  /** The shortest wording that a buyer would type: 梅林 宝2, 石800+, ≤500, 不要国服. */
  readonly text: string;
  /** Whether the chip excludes something. */
  readonly isExclusion: boolean;
  /** The official names with the name of the group, for lists without flags: 服务器：日服. */
  readonly full: string;
};

/** Returns the label of an applied condition. */
export function chipLabel(chip: Chip, gameItems: GameItems, labels: FacetLabels): ChipLabel {
  const { messages } = labels;
  switch (chip.kind) {
    case 'text': {
      const text = messages.quoted(chip.text);
      return { flag: null, text, isExclusion: false, full: text };
    }
    case 'want':
      return wantLabel(chip.want, gameItems, labels);
    case 'range':
      return {
        flag: null,
        text: shortRangeText(chip.facet, chip.range, labels),
        isExclusion: false,
        full: rangeText(chip.facet, chip.range, labels),
      };
    case 'choice': {
      const { facet, choice } = chip;
      const text = shortChoiceText(facet, choice, labels);
      const name = facetName(facet, labels);
      return {
        flag: null,
        text: choice.not ? messages.without(text) : text,
        isExclusion: choice.not,
        full: messages.named(choice.not ? messages.excluding(name) : name, choiceText(facet, choice, labels)),
      };
    }
  }
}

function wantLabel(want: Want, gameItems: GameItems, { messages, locale }: FacetLabels): ChipLabel {
  const { item, mode } = want;
  const name = wantNickname(gameItems, want, locale);
  const level = want.level > 1 ? levelText(itemKind(gameItems, item), want.level, locale) : '';
  const text = level === '' ? name : `${name} ${level}`;
  const fullText = wantText(gameItems, want, locale);
  return {
    flag: mode === 'never' ? null : mode,
    text: mode === 'never' ? messages.without(text) : text,
    isExclusion: mode === 'never',
    full: mode === 'must' ? fullText : messages.named(messages.modes[mode], fullText),
  };
}

/** Returns a React key that identifies a condition even if its value changes. */
export function chipKey(chip: Chip): string {
  switch (chip.kind) {
    case 'text':
      return 'text';
    case 'want':
      return `want ${wantKey(chip.want)}`;
    case 'range':
    case 'choice':
      return `${chip.kind} ${chip.facet}`;
  }
}
