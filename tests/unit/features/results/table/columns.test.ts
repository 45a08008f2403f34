import { columnsOf } from '@/features/results/table/columns';
import { query, want } from '../../../build';
import { wording } from '../../search-state/shopBuild';

const idsOf = (...asked: Parameters<typeof columnsOf>) => columnsOf(...asked).map(({ id }) => id);

describe('the columns of the table', () => {
  it('are the plain ones, the first resources and the server while nothing is asked', () => {
    expect(idsOf(query(), false, 'desktop', wording)).toEqual([
      'code',
      'favourite',
      'status',
      'wants',
      'price',
      'sq',
      'ticket',
      'sq_fragment',
      'server',
      'shop',
      'listed',
    ]);
  });

  it('say what a want costs as soon as something is wanted, and not for what is only unwanted', () => {
    const wanted = idsOf(query({ wants: [want('merlin')] }), false, 'desktop', wording);
    const unwanted = idsOf(query({ wants: [want('merlin', 'never')] }), false, 'desktop', wording);

    expect([wanted.includes('perWant'), unwanted.includes('perWant')]).toEqual([true, false]);
  });

  it('include every resource and attribute that is asked for, in the order of the game', () => {
    const asked = query({
      sort: { key: 'grail', reversed: false },
      ranges: { qp: { min: 5, max: null } },
      choices: { bind: { not: false, values: ['code'] } },
    });

    expect(idsOf(asked, false, 'desktop', wording).slice(5, -2)).toEqual([
      'sq',
      'ticket',
      'sq_fragment',
      'grail',
      'qp',
      'server',
      'bind',
    ]);
  });

  it('begin with code, heart, price and wants on a phone, where the status stands below the code', () => {
    const columns = idsOf(query({ wants: [want('merlin')] }), false, 'phone', wording);

    expect(columns.slice(0, 5)).toEqual(['code', 'favourite', 'price', 'wants', 'perWant']);
    expect(columns).not.toContain('status');
  });

  it('say what the closest offers lack, on a phone before the price', () => {
    const asked = query({ wants: [want('merlin')] });

    expect(idsOf(asked, true, 'desktop', wording)[4]).toBe('gaps');
    expect(idsOf(asked, true, 'phone', wording)[2]).toBe('gaps');
  });

  it('have room on a phone for the longest status below the code', () => {
    const widthOf = (unknown: string) => {
      const words = { ...wording.words, live: { ...wording.words.live, unknown } };
      return columnsOf(query(), false, 'phone', { ...wording, words })[0]?.width ?? 0;
    };

    expect(widthOf('Status unknown')).toBeGreaterThan(widthOf('状态未知'));
  });

  it('have room for as many tiles as are wanted, up to four', () => {
    const widthFor = (count: number) => {
      const wants = Array.from({ length: count }, (_, at) => want(`item-${at}`));
      return columnsOf(query({ wants }), false, 'desktop', wording).find(({ id }) => id === 'wants')?.width ?? 0;
    };

    expect(widthFor(2)).toBeLessThan(widthFor(4));
    expect(widthFor(4)).toBe(widthFor(9));
  });

  it('sort by price, by listing and by each resource', () => {
    const keys = columnsOf(query(), false, 'desktop', wording).flatMap(({ sortKey }) => sortKey ?? []);

    expect(keys).toEqual(['price', 'sq', 'ticket', 'sq_fragment', 'newest']);
  });
});
