import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { chipKey, chipWords } from '@/features/labels/chipLabel';
import type { FacetWording } from '@/features/labels/facetLabels';
import type { Lexicon } from '@/features/search-state/gameItems';

/** The conditions that typing has added or changed, in words: `梅林 宝≥2`, `≤ ¥500`. */
export function readAs(given: Query, base: Query, lexicon: Lexicon, wording: FacetWording): readonly string[] {
  const before = new Map(chipsOf(base).map((chip) => [chipKey(chip), chipWords(chip, lexicon, wording).full]));
  return chipsOf(given)
    .filter((chip) => chip.kind !== 'text')
    .map((chip) => ({ key: chipKey(chip), full: chipWords(chip, lexicon, wording).full }))
    .filter(({ key, full }) => before.get(key) !== full)
    .map(({ full }) => full);
}
