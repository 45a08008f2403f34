/** @jest-environment node */
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { gapText } from '@/features/offer/gaps/gapText';
import { query, want } from '../../../builders';
import { gameItems, hit, labels, outcome } from '../../search-state/shopBuild';

const textsOf = (...gaps: ReturnType<typeof gapsOf>) =>
  gaps.map((gap) => gapText(gap, gameItems, labels).replaceAll('\u00A0', ' '));

describe('gapsOf', () => {
  it('groups absent items', () => {
    const gaps = gapsOf(
      hit({ wantMatches: [outcome('merlin', 'must', 2), outcome('castoria', 'must', 0, 3)] }),
      query(),
    );

    expect(gaps).toEqual([{ kind: 'absent', wants: [want('castoria', 'must', 3)] }]);
    expect(textsOf(...gaps)).toEqual(['缺 1：C呆 宝≥3']);
  });

  it('lists each level that is too low', () => {
    const gaps = gapsOf(hit({ wantMatches: [outcome('merlin', 'must', 2, 4)] }), query());

    expect(textsOf(...gaps)).toEqual(['缺 2 级：梅林 宝2 / 4']);
  });

  it('states by how much a range is missed', () => {
    const gaps = gapsOf(
      hit({ gaps: [{ facet: 'price', value: 88 }] }),
      query({ ranges: { price: { min: 100, max: null } } }),
    );

    expect(textsOf(...gaps)).toEqual(['低 ¥12：¥88 / ¥100']);
  });

  it('ignores nice and never wants', () => {
    const gaps = gapsOf(hit({ wantMatches: [outcome('merlin', 'nice', 0), outcome('oberon', 'never', 0)] }), query());

    expect(gaps).toEqual([]);
  });

  it('ignores "any" items if the offer has one of them', () => {
    const gaps = gapsOf(hit({ wantMatches: [outcome('merlin', 'any', 1), outcome('oberon', 'any', 0)] }), query());

    expect(gaps).toEqual([]);
  });

  it('lists all "any" items if the offer has none of them, or else the one with the smallest level gap', () => {
    const none = gapsOf(hit({ wantMatches: [outcome('merlin', 'any', 0), outcome('oberon', 'any', 0)] }), query());
    const tooLow = gapsOf(hit({ wantMatches: [outcome('merlin', 'any', 0), outcome('oberon', 'any', 1, 2)] }), query());

    expect(textsOf(...none)).toEqual(['一个都没有：梅林、奥伯龙']);
    expect(textsOf(...tooLow)).toEqual(['缺 1 级：奥伯龙 宝1 / 2']);
  });

  it('lists missed ranges with the difference', () => {
    const searched = query({
      ranges: {
        price: { min: null, max: 300 },
        sq: { min: 2000, max: null },
        grail: { min: 1, max: 5 },
        ticket: { min: 9, max: null },
      },
    });
    const missing = [
      { facet: 'price', value: 336 },
      { facet: 'sq', value: 1655 },
      { facet: 'grail', value: 8 },
      { facet: 'ticket', value: null },
    ];

    const gaps = gapsOf(hit({ gaps: missing }), searched);

    expect(textsOf(...gaps)).toEqual([
      '超 ¥36：¥336 / ¥300',
      '差 345 圣晶石：1,655 / 2,000',
      '圣杯超 3：8 / 5',
      '未注明呼符',
    ]);
  });

  it('lists a price below the minimum', () => {
    const searched = query({ ranges: { price: { min: 100, max: null } } });

    expect(textsOf(...gapsOf(hit({ gaps: [{ facet: 'price', value: 88 }] }), searched))).toEqual([
      '低 ¥12：¥88 / ¥100',
    ]);
  });
});
