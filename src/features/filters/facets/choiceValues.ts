import type { Choice } from '@/domain/query';
import { type FacetLabels, valueName } from '@/features/labels/facetLabels';
import type { ChoiceValue } from './ChoiceGroup';

const STATUSES = ['onSale', 'reserved', 'paused', 'sold'];

/** The values a choice group offers. Shops come from the catalog, those with most offers first; all other groups have
 *  fixed values. A chosen value never disappears, even one that nothing knows.
 *  @param counts  value → offers; null while that is not known */
export function choiceValues(
  facet: string,
  choice: Choice | null,
  counts: Readonly<Record<string, number>> | null,
  wording: FacetLabels,
): readonly ChoiceValue[] {
  const known = fixedValues(facet, wording) ?? byCount(counts ?? {});
  const chosen = choice?.values.filter((value) => !known.includes(value)) ?? [];
  return [...known, ...chosen].map((value) => ({ value, label: valueName(facet, value, wording) }));
}

function fixedValues(facet: string, { spec }: FacetLabels): readonly string[] | null {
  if (facet === 'status') return STATUSES;
  const attribute = spec.attributes.find((one) => one.id === facet);
  if (attribute?.type === 'bool') return ['yes', 'no'];
  return attribute?.type === 'enum' ? attribute.options.map((option) => option.id) : null;
}

function byCount(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([value]) => value);
}
