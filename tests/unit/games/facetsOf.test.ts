/** @jest-environment node */
import { RESERVED_PARAMS } from '@/domain/facetSpec';
import { facetsOf } from '@/games/facetsOf';
import { GAMES, gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';

const games = GAMES.map((game) => [game.id, facetsOf(specOf(game))] as const);

describe('facetsOf', () => {
  it('lists price, resources, attributes, shop and status in this order with lower-case parameters', () => {
    expect(facetsOf(specOf(gameById('Mass')))).toEqual([
      { id: 'price', param: 'price', kind: 'range' },
      { id: 'stone', param: 'stone', kind: 'range' },
      { id: 'ticket', param: 'ticket', kind: 'range' },
      { id: 'gold', param: 'gold', kind: 'range' },
      { id: 'server', param: 'server', kind: 'choice' },
      { id: 'bind', param: 'bind', kind: 'choice' },
      { id: 'platform', param: 'platform', kind: 'choice' },
      { id: 'level', param: 'level', kind: 'range' },
      { id: 'fiveStar', param: 'fivestar', kind: 'range' },
      { id: 'chapter', param: 'chapter', kind: 'range' },
      { id: 'accountType', param: 'accounttype', kind: 'choice' },
      { id: 'saleMode', param: 'salemode', kind: 'choice' },
      { id: 'rebindable', param: 'rebindable', kind: 'choice' },
      { id: 'firstHand', param: 'firsthand', kind: 'choice' },
      { id: 'stock', param: 'stock', kind: 'range' },
      { id: 'shop', param: 'shop', kind: 'choice' },
      { id: 'status', param: 'status', kind: 'choice' },
    ]);
  });

  it.each(games)('of %s have distinct URL parameters, which differ from those of other settings', (_id, facets) => {
    const params = [...facets.map((facet) => facet.param), ...RESERVED_PARAMS];

    expect(params.filter((param, index) => params.indexOf(param) !== index)).toEqual([]);
    expect(params.filter((param) => !/^[a-z][a-z0-9_]*$/.test(param))).toEqual([]);
  });
});
