/** @jest-environment node */
import fc from 'fast-check';
import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE } from '@/domain/query';
import { formatComparison, parseComparison } from '@/features/compare/comparisonUrl';
import { codes, query, want } from '../../builders';
import { arbitraryQuery } from '../../domain/arbitraryQuery';
import { gameItems } from '../search-state/shopBuild';

const { spec, links } = gameItems;
/** Not every game has the filter groups of an arbitrary query; those are tested elsewhere. */
const WITHOUT_FILTERS = { ranges: {}, choices: {}, open: null, shown: PAGE_SIZE };
const parse = (address: string) => parseComparison(new URL(address, 'http://localhost').search, spec, links);

describe('the URL of a comparison', () => {
  it('lists the offers before the query', () => {
    const wanted = query({ wants: [want('svt-150', 'must', 2)], shown: 48, open: 'A-9' as OfferCode });

    expect(formatComparison({ codes: codes('A-1', 'B 2'), query: wanted, group: 'game' }, spec, links)).toBe(
      '/compare/FateGO?o=A-1,B+2&want=svt-150*2',
    );
  });

  it('contains the route group unless it is the default', () => {
    const address = formatComparison({ codes: codes('A-1'), query: query(), group: 'sale' }, spec, links);

    expect(address).toBe('/compare/FateGO?o=A-1&in=sale');
    expect(parse(address)).toEqual({ codes: ['A-1'], query: query(), group: 'sale' });
  });

  it('contains only the game if there are no offers and no query', () => {
    expect(formatComparison({ codes: [], query: query(), group: 'game' }, spec, links)).toBe('/compare/FateGO');
  });

  it.each([
    ['?o=A-1,A-2,A-1', ['A-1', 'A-2']],
    ['?o=A-1%2CA-2', ['A-1', 'A-2']],
    ['?o=A%2C1,A-2', ['A,1', 'A-2']],
    ['?o=A-1&o=A-2', ['A-1', 'A-2']],
    ['?o=', []],
    ['', []],
  ])('parses the codes of %s', (search, expected) => {
    expect(parseComparison(search, spec, links).codes).toEqual(expected);
  });

  it('parses to the comparison that it was formatted from', () => {
    const code = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /^[^\p{Cs}\p{Cc}]+$/u.test(text));
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { minLength: 2, maxLength: 4 }),
        arbitraryQuery,
        fc.constantFrom('game' as const, 'sale' as const),
        (names, arbitrary, group) => {
          const comparison = { codes: codes(...names), query: { ...arbitrary, ...WITHOUT_FILTERS }, group };

          expect(parse(formatComparison(comparison, spec, links))).toEqual(comparison);
        },
      ),
      { numRuns: 60 },
    );
  });
});
