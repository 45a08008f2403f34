import type { Segment } from '@/catalog/segment';
import type { DocSet } from './docSet';
import { keepDocs } from './docSet';
import type { DocPlaces } from './placeDocs';
import { forEachPlaced } from './placeDocs';

/** Choice facet → value → the docs that have it. */
export type ChoiceFacets = ReadonlyMap<string, ReadonlyMap<string, DocSet>>;

/** The values of yes/no attributes in queries. */
const FLAG_VALUES = ['no', 'yes'] as const;

/** Builds the choice facets: `shop`, and every enum and yes/no attribute. */
export function buildChoices(segments: readonly Segment[], places: DocPlaces): ChoiceFacets {
  const facets = new Map<string, Map<string, number[]>>();
  const add = (facet: string, value: string, doc: number) => {
    const values = facets.get(facet) ?? new Map<string, number[]>();
    facets.set(facet, values);
    const docs = values.get(value) ?? [];
    values.set(value, docs);
    docs.push(doc);
  };
  for (const [at, segment] of segments.entries()) {
    const docsOf = places.docsOf[at]!;
    for (const [row, doc] of docsOf.entries()) {
      if (doc >= 0) add('shop', segment.shopNames[segment.shops[row]!]!, doc);
    }
    for (const { id, rows, picks, options } of segment.choices) {
      forEachPlaced(docsOf, rows, (doc, i) => add(id, options[picks[i]!]!, doc));
    }
    for (const { id, rows, values } of segment.flags) {
      forEachPlaced(docsOf, rows, (doc, i) => add(id, FLAG_VALUES[values[i]!]!, doc));
    }
  }
  return new Map([...facets].map(([facet, values]) => [facet, keepValues(values, places.docs)]));
}

function keepValues(values: ReadonlyMap<string, readonly number[]>, docs: number): ReadonlyMap<string, DocSet> {
  return new Map([...values].map(([value, members]) => [value, keepDocs(Uint32Array.from(members).sort(), docs)]));
}
