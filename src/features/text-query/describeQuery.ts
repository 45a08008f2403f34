import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipKey, chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';

/** The conditions that typing has added or changed, in words: `梅林 宝≥2`, `≤ ¥500`. */
export function describeQuery(given: Query, base: Query, lexicon: GameItems, wording: FacetLabels): readonly string[] {
  const before = new Map(chipsOf(base).map((chip) => [chipKey(chip), chipLabel(chip, lexicon, wording).full]));
  return chipsOf(given)
    .filter((chip) => chip.kind !== 'text')
    .map((chip) => ({ key: chipKey(chip), full: chipLabel(chip, lexicon, wording).full }))
    .filter(({ key, full }) => before.get(key) !== full)
    .map(({ full }) => full);
}
