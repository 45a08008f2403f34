import type { Chip } from '@/domain/chips';
import type { WantMode } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { choiceText, type FacetLabels, facetName, rangeText } from './facetLabels';
import { wantText } from './wantText';

/** The label of a chip. `flag` is its want mode; an excluding choice has `never`. */
export type ChipLabel = {
  readonly flag: WantMode | null;
  readonly text: string;
  /** With the name of its group, for a list without flags: 服务器：日服. */
  readonly full: string;
};

/** Returns the label of an applied condition. */
export function chipLabel(chip: Chip, gameItems: GameItems, wording: FacetLabels): ChipLabel {
  const { words, locale } = wording;
  switch (chip.kind) {
    case 'text': {
      const text = words.quoted(chip.text);
      return { flag: null, text, full: text };
    }
    case 'want': {
      const text = wantText(gameItems, chip.want, locale);
      const { mode } = chip.want;
      return { flag: mode, text, full: mode === 'must' ? text : words.named(words.modes[mode], text) };
    }
    case 'range': {
      const text = rangeText(chip.facet, chip.range, wording);
      return { flag: null, text, full: text };
    }
    case 'choice': {
      const text = choiceText(chip.facet, chip.choice, wording);
      const name = facetName(chip.facet, wording);
      return {
        flag: chip.choice.not ? 'never' : null,
        text,
        full: words.named(chip.choice.not ? words.excluding(name) : name, text),
      };
    }
  }
}

/** Returns a key that stays the same as long as the condition does. */
export function chipKey(chip: Chip): string {
  switch (chip.kind) {
    case 'text':
      return 'text';
    case 'want':
      return `want ${chip.want.item}`;
    case 'range':
    case 'choice':
      return `${chip.kind} ${chip.facet}`;
  }
}
