/** @jest-environment node */
import { arrangeFacets } from '@/features/filters/facets/arrangeFacets';
import { query } from '../../../builders';
import { gameItems } from '../../search-state/shopBuild';

const { spec } = gameItems;
const ids = (groups: readonly { readonly id: string }[]) => groups.map((group) => group.id);
const allGroups = new Set([...spec.resources, ...spec.attributes].map(({ id }) => id));

describe('arrangeFacets', () => {
  it('shows price, two resources, three choices, shop and status at first', () => {
    const { visible: open, hidden: more } = arrangeFacets(spec, query(), allGroups);

    expect(ids(open)).toEqual(['price', 'sq', 'ticket', 'server', 'bind', 'platform', 'shop', 'status']);
    expect(open.length + more.length).toBe(allGroups.size + 3);
  });

  it('shows a group with an applied value at first', () => {
    const filtered = query({ ranges: { grail: { min: 5, max: null } } });

    const { visible: open, hidden: more } = arrangeFacets(spec, filtered, allGroups);

    expect(ids(open)).toContain('grail');
    expect(ids(more)).not.toContain('grail');
  });

  it('leaves out range groups without numbers in the catalog unless a value is applied', () => {
    const filtered = query({ ranges: { grail: { min: 5, max: null } } });

    const { visible: open, hidden: more } = arrangeFacets(spec, filtered, new Set(['ticket']));

    const ranges = [...open, ...more].filter((group) => group.shape === 'range');
    expect(ids(ranges)).toEqual(['price', 'ticket', 'grail']);
  });
});
