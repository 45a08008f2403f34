/** @jest-environment node */
import fc from 'fast-check';
import { listIgnoredPairs } from '@/domain/ignoredPairs';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import { readQuery, writeQuery } from '@/domain/queryString';
import { arbitraryQuery, FACETS } from './arbitraryQuery';

const ignoredIn = (search: string) => listIgnoredPairs(search, FACETS, IDS_IN_LINKS);

describe('listIgnoredPairs', () => {
  it('lists conditions with an invalid value, and nothing else', () => {
    const search = '?price=abc&sq=800..&server=&want=,&q=%E0%A4&x=%&utm_source=wx&view=cards&lang=ja&want=a';

    expect(ignoredIn(search)).toEqual(['price=abc', 'server=', 'want=,']);
  });

  it('lists nothing of a query that a page has written', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(ignoredIn(writeQuery(query, FACETS))).toEqual([]);
      }),
    );
  });

  it('lists the wants that another one for the same item replaces', () => {
    expect(ignoredIn('?want=a,b*2&not=a,c')).toEqual(['want=a']);
    expect(ignoredIn('?want=a*2,a*3')).toEqual([]);
  });

  it('lists an unknown order', () => {
    expect(ignoredIn('?sort=nope')).toEqual(['sort=nope']);
    expect(['best', '-price', 'newest', 'sq'].flatMap((sort) => ignoredIn(`?sort=${sort}`))).toEqual([]);
  });

  it('lists the wants beyond the first 200, which are the ones that are read', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `svt-${index}`);
    const search = `?want=${ids.join(',')}&nice=x`;

    expect(ignoredIn(search)).toEqual([`want=${ids.slice(200).join(',')}`, 'nice=x']);
    expect(readQuery(search, FACETS).wants.map(({ item }) => item)).toEqual(ids.slice(0, 200));
  });
});
