import type { Choice } from '@/domain/query';
import { type FacetLabels, valueName } from '@/features/labels/facetLabels';
import type { ChoiceValue } from './ChoiceGroup';

const STATUSES = ['onSale', 'reserved', 'paused', 'sold'];

/** Lists the values of a choice group. Shops come from the catalog, ordered by number of offers; all other groups have
 *  fixed values. A selected value is always listed, even an unknown one.
 *  @param counts  value → offers; null while unknown */
export function choiceValues(
  facet: string,
  choice: Choice | null,
  counts: Readonly<Record<string, number>> | null,
  labels: FacetLabels,
): readonly ChoiceValue[] {
  const known = fixedValues(facet, labels) ?? byCount(counts ?? {});
  const unknown = choice?.values.filter((value) => !known.includes(value)) ?? [];
  return [...known, ...unknown].map((value) => ({ value, label: valueName(facet, value, labels) }));
}

function fixedValues(facet: string, { spec }: FacetLabels): readonly string[] | null {
  if (facet === 'status') return STATUSES;
  const attribute = spec.attributes.find(({ id }) => id === facet);
  if (attribute?.type === 'bool') return ['yes', 'no'];
  return attribute?.type === 'enum' ? attribute.options.map((option) => option.id) : null;
}

function byCount(counts: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(counts)
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([value]) => value);
}
