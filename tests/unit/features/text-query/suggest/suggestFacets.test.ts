/** @jest-environment node */
import { suggestFacets } from '@/features/text-query/suggest/suggestFacets';
import { gameItems } from '../../search-state/shopBuild';

const found = (word: string, limit = 9) =>
  suggestFacets(gameItems.spec, word, limit).map((match) =>
    match.kind === 'amount' ? match.facet : `${match.facet}=${match.value}`,
  );

describe('suggestFacets', () => {
  it('returns a resource with the alias that matched', () => {
    expect(suggestFacets(gameItems.spec, '石头', 1)).toEqual([{ kind: 'amount', facet: 'sq', spelling: '石头' }]);
  });

  it('sorts exact matches first, then prefixes, then other matches', () => {
    expect(found('石').slice(0, 2)).toEqual(['sq', 'accountType=stone']);
  });

  it('finds choice values in any language', () => {
    expect(found('日服')).toEqual(['server=jp']);
    expect(found('japan')).toEqual(['server=jp']);
  });

  it('returns all values of a group with that name', () => {
    expect(found('服务器')).toEqual(expect.arrayContaining(['server=jp', 'server=na']));
  });

  it('returns the yes value of a yes/no attribute', () => {
    expect(found('可换绑')).toEqual(['rebindable=yes']);
  });

  it('matches a single Latin letter only at the beginning', () => {
    expect(found('q')).toEqual(['qp']);
  });

  it('does not return a resource whose full name has been typed', () => {
    expect(found('圣晶石')).toEqual([]);
  });

  it('returns at most `limit` matches, and none for punctuation', () => {
    expect(found('石', 1)).toHaveLength(1);
    expect(found('，')).toEqual([]);
  });
});
