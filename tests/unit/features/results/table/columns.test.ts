/** @jest-environment node */
import { columnsOf } from '@/features/results/table/columns';
import { query, want } from '../../../builders';
import { labels } from '../../search-state/shopBuild';

const idsOf = (...asked: Parameters<typeof columnsOf>) => columnsOf(...asked).map(({ id }) => id);

describe('columnsOf', () => {
  it('returns server and shop before the first resources for an empty query', () => {
    expect(idsOf(query(), false, 'desktop', labels)).toEqual([
      'code',
      'favourite',
      'status',
      'wants',
      'price',
      'server',
      'shop',
      'sq',
      'ticket',
      'sq_fragment',
      'listed',
    ]);
  });

  it('includes the price per want with wants, but not with unwanted items only', () => {
    const wanted = idsOf(query({ wants: [want('merlin')] }), false, 'desktop', labels);
    const unwanted = idsOf(query({ wants: [want('merlin', 'never')] }), false, 'desktop', labels);

    expect(wanted).toContain('perWant');
    expect(unwanted).not.toContain('perWant');
  });

  it('includes every resource and attribute of the query, before the others', () => {
    const asked = query({
      sort: { key: 'grail', reversed: false },
      ranges: { qp: { min: 5, max: null } },
      choices: { bind: { not: false, values: ['code'] } },
    });

    expect(idsOf(asked, false, 'desktop', labels).slice(5, -1)).toEqual([
      'grail',
      'qp',
      'server',
      'bind',
      'shop',
      'sq',
      'ticket',
      'sq_fragment',
    ]);
  });

  it('begins with code, favourite, price and wants on a phone, without a status column', () => {
    const columns = idsOf(query({ wants: [want('merlin')] }), false, 'phone', labels);

    expect(columns.slice(0, 5)).toEqual(['code', 'favourite', 'price', 'wants', 'server']);
    expect(columns).not.toContain('status');
  });

  it('includes what the closest offers lack, on a phone before the price', () => {
    const asked = query({ wants: [want('merlin')] });

    expect(idsOf(asked, true, 'desktop', labels)[4]).toBe('gaps');
    expect(idsOf(asked, true, 'phone', labels)[2]).toBe('gaps');
  });

  it('is wide enough on a phone for the longest status below the code', () => {
    const widthOf = (unknown: string) => {
      const messages = { ...labels.messages, liveStatusNames: { ...labels.messages.liveStatusNames, unknown } };
      return columnsOf(query(), false, 'phone', { ...labels, messages })[0]?.width ?? 0;
    };

    expect(widthOf('Status unknown')).toBeGreaterThan(widthOf('状态未知'));
  });

  it('is wide enough for the tiles of up to four wants', () => {
    const widthFor = (count: number) => {
      const wants = Array.from({ length: count }, (_, index) => want(`item-${index}`));
      return columnsOf(query({ wants }), false, 'desktop', labels).find(({ id }) => id === 'wants')?.width ?? 0;
    };

    expect(widthFor(2)).toBeLessThan(widthFor(4));
    expect(widthFor(4)).toBe(widthFor(9));
  });

  it('sorts by price, by listing time and by each resource', () => {
    const keys = columnsOf(query(), false, 'desktop', labels).flatMap(({ sortKey }) => sortKey ?? []);

    expect(keys).toEqual(['price', 'sq', 'ticket', 'sq_fragment', 'newest']);
  });
});
