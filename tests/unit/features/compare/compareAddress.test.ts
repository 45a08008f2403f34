import fc from 'fast-check';
import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE } from '@/domain/query';
import { formatComparison, parseComparison } from '@/features/compare/compareAddress';
import { codes, query, want } from '../../build';
import { arbitraryQuery } from '../../domain/arbitraryQuery';
import { lexicon } from '../search-state/shopBuild';

const { spec } = lexicon;
/** Filter groups have their own test; not every game has those of an arbitrary query. */
const UNASKED = { ranges: {}, choices: {}, open: null, shown: PAGE_SIZE };
const read = (address: string) => parseComparison(new URL(address, 'http://localhost').search, spec);

describe('the address of a comparison', () => {
  it('has the offers first, then what was asked', () => {
    const asked = query({ wants: [want('svt-150', 'must', 2)], shown: 48, open: 'A-9' as OfferCode });

    expect(formatComparison({ codes: codes('A-1', 'B 2'), query: asked, group: 'game' }, spec)).toBe(
      '/compare/FateGO?o=A-1,B+2&want=svt-150*2',
    );
  });

  it('remembers the other route group', () => {
    const address = formatComparison({ codes: codes('A-1'), query: query(), group: 'sale' }, spec);

    expect(address).toBe('/compare/FateGO?o=A-1&in=sale');
    expect(read(address)).toEqual({ codes: ['A-1'], query: query(), group: 'sale' });
  });

  it('is nothing but the game without offers and query', () => {
    expect(formatComparison({ codes: [], query: query(), group: 'game' }, spec)).toBe('/compare/FateGO');
  });

  it.each([
    ['?o=A-1,A-2,A-1', ['A-1', 'A-2']],
    ['?o=A-1%2CA-2', ['A-1', 'A-2']],
    ['?o=A%2C1,A-2', ['A,1', 'A-2']],
    ['?o=A-1&o=A-2', ['A-1', 'A-2']],
    ['?o=', []],
    ['', []],
  ])('reads the codes of %s', (search, expected) => {
    expect(parseComparison(search, spec).codes).toEqual(expected);
  });

  it('reads back whatever it writes', () => {
    const code = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /^[^\p{Cs}\p{Cc}]+$/u.test(text));
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { minLength: 2, maxLength: 4 }),
        arbitraryQuery,
        fc.constantFrom('game' as const, 'sale' as const),
        (names, asked, group) => {
          const comparison = { codes: codes(...names), query: { ...asked, ...UNASKED }, group };

          expect(read(formatComparison(comparison, spec))).toEqual(comparison);
        },
      ),
      { numRuns: 60 },
    );
  });
});
