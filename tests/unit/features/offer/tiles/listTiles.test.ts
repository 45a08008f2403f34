/** @jest-environment node */

import { listTiles } from '@/features/offer/tiles/listTiles';
import { zh } from '@/locales/zh';
import { ambiguousWant } from '../../../builders';
import { gameItems, hit, outcome } from '../../search-state/shopBuild';

const listFor = (offered: ReturnType<typeof hit>) => listTiles(offered, gameItems, 'zh', zh.shop);
const tiles = (offered: ReturnType<typeof hit>) =>
  listFor(offered).tiles.map(({ item, state, caption }) => `${item} ${state} ${caption.replaceAll('\u00A0', ' ')}`);

describe('listTiles', () => {
  it('returns the state of met, too low, missing and absent nice wants', () => {
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

  it('omits never wants', () => {
    expect(tiles(hit({ wantMatches: [outcome('merlin', 'must', 1), outcome('oberon', 'never', 0)] }))).toEqual([
      'merlin lit 宝1',
    ]);
  });

  it('marks an "any" item as missing only if the offer has no other one', () => {
    const one = hit({ wantMatches: [outcome('merlin', 'any', 1), outcome('oberon', 'any', 0)] });
    const none = hit({ wantMatches: [outcome('merlin', 'any', 0), outcome('oberon', 'any', 0)] });

    expect(tiles(one)).toEqual(['merlin lit 宝1', 'oberon absent 无']);
    expect(tiles(none)).toEqual(['merlin missing 缺', 'oberon missing 缺']);
  });

  it('labels an item without levels as present', () => {
    expect(tiles(hit({ wantMatches: [outcome('svt-9999', 'must', 1)] }))).toEqual(['svt-9999 lit 有']);
  });

  it('returns the three rarest items if there are no wants', () => {
    const one = hit({ offer: { items: { mash: 1, bedivere: 2, merlin: 1, grail: 5 } } });

    expect(listFor(one).isWanted).toBe(false);
    expect(tiles(one)).toEqual(['grail plain 满破', 'merlin plain 宝1', 'bedivere plain 宝2']);
  });

  it('returns unavailable tiles if the offer is sold', () => {
    const wantMatches = [outcome('merlin', 'must', 2), outcome('oberon', 'nice', 0)];

    expect(tiles(hit({ live: 'sold', wantMatches }))).toEqual(['merlin unavailable 宝2', 'oberon absent 无']);
  });
});

describe('listTiles with a name that fits several items', () => {
  const magus = ambiguousWant('花之魔术师', ['merlin', 'oberon'], 'must', 2);

  it('lights up every one of the items that the offer has', () => {
    const offered = hit({
      offer: { items: { merlin: 2, oberon: 1 } },
      wantMatches: [{ want: magus, level: 2, met: true }],
    });

    expect(tiles(offered)).toEqual(['merlin lit 宝2', 'oberon short 宝1 / 2']);
  });

  it('shows one missing item with the name that the buyer used if the offer has none of them', () => {
    const offered = hit({ wantMatches: [{ want: magus, level: 0, met: false }] });

    expect(listFor(offered).tiles).toEqual([{ item: 'merlin', state: 'missing', caption: '缺', name: '花之魔术师' }]);
  });

  it('omits the name if a link contains an empty one', () => {
    const unnamed = ambiguousWant('', ['merlin', 'oberon']);
    const offered = hit({ wantMatches: [{ want: unnamed, level: 0, met: false }] });

    expect(listFor(offered).tiles).toEqual([{ item: 'merlin', state: 'missing', caption: '缺' }]);
  });
});
