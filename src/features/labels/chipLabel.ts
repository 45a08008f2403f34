import type { Chip } from '@/domain/chips';
import { type WantMode, wantKey } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { choiceText, type FacetLabels, facetName, rangeText } from './facetLabels';
import { wantText } from './wantText';

/** The label of a chip. `flag` is the want mode; `never` also marks a choice that excludes its values. */
export type ChipLabel = {
  readonly flag: WantMode | null;
  readonly text: string;
  /** The text with the name of its group, for lists without flags: 服务器：日服. */
  readonly full: string;
};

/** Returns the label of an applied condition. */
export function chipLabel(chip: Chip, gameItems: GameItems, labels: FacetLabels): ChipLabel {
  const { messages, locale } = labels;
  switch (chip.kind) {
    case 'text': {
      const text = messages.quoted(chip.text);
      return { flag: null, text, full: text };
    }
    case 'want': {
      const text = wantText(gameItems, chip.want, locale);
      const { mode } = chip.want;
      return { flag: mode, text, full: mode === 'must' ? text : messages.named(messages.modes[mode], text) };
    }
    case 'range': {
      const text = rangeText(chip.facet, chip.range, labels);
      return { flag: null, text, full: text };
    }
    case 'choice': {
      const text = choiceText(chip.facet, chip.choice, labels);
      const name = facetName(chip.facet, labels);
      return {
        flag: chip.choice.not ? 'never' : null,
        text,
        full: messages.named(chip.choice.not ? messages.excluding(name) : name, text),
      };
    }
  }
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
