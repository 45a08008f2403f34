/** @jest-environment node */
import { suggestFacets } from '@/features/text-query/suggest/suggestFacets';
import { gameItems } from '../../search-state/shopBuild';

const found = (word: string, limit = 9) =>
  suggestFacets(gameItems.spec, word, limit).map((match) =>
    match.kind === 'amount' ? match.facet : `${match.facet}=${match.value}`,
  );

describe('suggestFacets', () => {
  it('finds a resource by its alias, and says which spelling matched', () => {
    expect(suggestFacets(gameItems.spec, '石头', 1)).toEqual([{ kind: 'amount', facet: 'sq', spelling: '石头' }]);
  });

  it('puts what is called so before what begins so before what holds it', () => {
    expect(found('石').slice(0, 2)).toEqual(['sq', 'accountType=stone']);
  });

  it('finds the values of a choice, in any language', () => {
    expect(found('日服')).toEqual(['server=jp']);
    expect(found('japan')).toEqual(['server=jp']);
  });

  it('offers the values of a group that is called so', () => {
    expect(found('服务器')).toEqual(expect.arrayContaining(['server=jp', 'server=na']));
  });

  it('offers a yes/no attribute as its yes', () => {
    expect(found('可换绑')).toEqual(['rebindable=yes']);
  });

  it('does not look for one Latin letter inside names', () => {
    expect(found('q')).toEqual(['qp']);
  });

  it('does not offer an amount that is written out already', () => {
    expect(found('圣晶石')).toEqual([]);
  });

  it('finds no more than asked for, and nothing for signs', () => {
    expect(found('石', 1)).toHaveLength(1);
    expect(found('，')).toEqual([]);
  });
});
