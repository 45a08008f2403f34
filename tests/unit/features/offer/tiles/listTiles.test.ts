/** @jest-environment node */

import { listTiles } from '@/features/offer/tiles/listTiles';
import { zh } from '@/locales/zh';
import { gameItems, hit, outcome } from '../../search-state/shopBuild';

const shelf = (one: ReturnType<typeof hit>) => listTiles(one, gameItems, 'zh', zh.shop);
const tiles = (one: ReturnType<typeof hit>) =>
  shelf(one).tiles.map(({ item, state, badge }) => `${item} ${state} ${badge.replaceAll('\u00A0', ' ')}`);

describe('listTiles', () => {
  it('lights met wants and marks those at too low a level, missing or nice to have', () => {
    const wantMatches = [
      outcome('merlin', 'must', 2, 2),
      outcome('castoria', 'must', 1, 3),
      outcome('grail', 'must', 0),
      outcome('oberon', 'nice', 0),
    ];

    expect(tiles(hit({ wantMatches }))).toEqual([
      'merlin lit 宝2',
      'castoria short 宝1 / 3',
      'grail missing 缺',
      'oberon absent 无',
    ]);
  });

  it('omits unwanted items', () => {
    expect(tiles(hit({ wantMatches: [outcome('merlin', 'must', 1), outcome('oberon', 'never', 0)] }))).toEqual([
      'merlin lit 宝1',
    ]);
  });

  it('marks an "any" item as missing only if no other one is there', () => {
    const one = hit({ wantMatches: [outcome('merlin', 'any', 1), outcome('oberon', 'any', 0)] });
    const none = hit({ wantMatches: [outcome('merlin', 'any', 0), outcome('oberon', 'any', 0)] });

    expect(tiles(one)).toEqual(['merlin lit 宝1', 'oberon absent 无']);
    expect(tiles(none)).toEqual(['merlin missing 缺', 'oberon missing 缺']);
  });

  it('shows an item as present if its kind has no level', () => {
    expect(tiles(hit({ wantMatches: [outcome('svt-9999', 'must', 1)] }))).toEqual(['svt-9999 lit 有']);
  });

  it('shows the three rarest items unlit without wants', () => {
    const one = hit({ offer: { items: { mash: 1, bedivere: 2, merlin: 1, grail: 5 } } });

    expect(shelf(one).isWanted).toBe(false);
    expect(tiles(one)).toEqual(['grail plain 满破', 'merlin plain 宝1', 'bedivere plain 宝2']);
  });

  it('is grey if the offer is sold', () => {
    const wantMatches = [outcome('merlin', 'must', 2), outcome('oberon', 'nice', 0)];

    expect(tiles(hit({ live: 'sold', wantMatches }))).toEqual(['merlin zero 宝2', 'oberon absent 无']);
  });
});
