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

  it('leaves out groups that no offer of the catalog states unless a value is applied', () => {
    const filtered = query({
      ranges: { grail: { min: 5, max: null } },
      choices: { bind: { not: false, values: ['apple'] } },
    });

    const { visible: open, hidden: more } = arrangeFacets(spec, filtered, new Set(['ticket', 'server']));

    expect(ids([...open, ...more])).toEqual(['price', 'ticket', 'grail', 'server', 'bind', 'shop', 'status']);
  });
});
