import type { FacetSpec } from '../domain/facetSpec';
import type { Attribute, GameSpec } from './types';

/** Returns the filter groups of a game in the order of its URL: price, resources, attributes, shop, status. Whole-number attributes are
 *  ranges, enum attributes choices of option ids, and yes/no attributes choices of `yes` and `no`. `param` is the id in lower case. */
export function facetsOf(spec: GameSpec): readonly FacetSpec[] {
  return [
    facet('price', 'range'),
    ...spec.resources.map((resource) => facet(resource.id, 'range')),
    ...spec.attributes.map((attribute) => facet(attribute.id, facetKind(attribute))),
    facet('shop', 'choice'),
    facet('status', 'choice'),
  ];
}

function facetKind(attribute: Attribute): FacetSpec['kind'] {
  return attribute.type === 'int' ? 'range' : 'choice';
}

function facet(id: string, kind: FacetSpec['kind']): FacetSpec {
  return { id, param: id.toLowerCase(), kind };
}
