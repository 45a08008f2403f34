import type { Chip } from '@/domain/chips';

/** Meaning of a part of a text; `condition`: other than a want; `never`: excluded. */
export type MarkKind = 'game' | 'want' | 'condition' | 'never';

/** A part of a text that was understood, in UTF-16 units. */
export type Mark = { readonly start: number; readonly end: number; readonly kind: MarkKind };

/** Returns how the words of a condition are marked. */
export function markKindOf(chip: Chip): MarkKind {
  if (chip.kind === 'want') return chip.want.mode === 'never' ? 'never' : 'want';
  return chip.kind === 'choice' && chip.choice.not ? 'never' : 'condition';
}
