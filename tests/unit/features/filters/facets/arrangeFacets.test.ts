/** @jest-environment node */
import { arrangeFacets } from '@/features/filters/facets/arrangeFacets';
import { query } from '../../../build';
import { lexicon } from '../../search-state/shopBuild';

const { spec } = lexicon;
const ids = (groups: readonly { readonly id: string }[]) => groups.map((group) => group.id);
const every = new Set([...spec.resources, ...spec.attributes].map((one) => one.id));

describe('the arrangement of the filter groups', () => {
  it('opens price, two resources, three choices, shop and status, and puts all others behind', () => {
    const { open, more } = arrangeFacets(spec, query(), every);

    expect(ids(open)).toEqual(['price', 'sq', 'ticket', 'server', 'bind', 'platform', 'shop', 'status']);
    expect(open.length + more.length).toBe(every.size + 3);
  });

  it('opens a group that is in use', () => {
    const asked = query({ ranges: { grail: { min: 5, max: null } } });

    const { open, more } = arrangeFacets(spec, asked, every);

    expect(ids(open)).toContain('grail');
    expect(ids(more)).not.toContain('grail');
  });

  it('leaves out number groups that the catalog has no numbers for, unless they are in use', () => {
    const asked = query({ ranges: { grail: { min: 5, max: null } } });

    const { open, more } = arrangeFacets(spec, asked, new Set(['ticket']));

    const ranges = [...open, ...more].filter((group) => group.shape === 'range');
    expect(ids(ranges)).toEqual(['price', 'ticket', 'grail']);
  });
});
