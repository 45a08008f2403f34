import type { EpochMs } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { lowestPriceIndex } from '@/features/compare/bestIndex';
import { buildCompareSections, type CompareSection, isUniform } from '@/features/compare/compareSections';
import { compareZh } from '@/features/compare/messages/zh';
import type { OfferParts } from '../../build';
import { hit, lexicon, outcome, PUBLISHED, wording } from '../search-state/shopBuild';

const WORDING = { ...wording, compare: compareZh, now: PUBLISHED as EpochMs };
const sections = (hits: readonly Hit[]) => buildCompareSections(hits, lexicon, WORDING);
const of = (parts: OfferParts, others: Partial<Omit<Hit, 'offer'>> = {}) => hit({ offer: parts, ...others });

/** The cells of a row by its id, best ones in brackets, those that lack something with an exclamation mark. */
function row(all: readonly CompareSection[], id: string): readonly string[] | undefined {
  const found = all.flatMap(({ rows }) => rows).find((one) => one.id === id);
  const signs = { plain: '', none: '', best: '*', missing: '!' };
  return found?.cells.map(({ text, tone }) => text + signs[tone]);
}

describe('offers beside each other', () => {
  it('mark the one with the most of a resource, and no one where several share it or only one states it', () => {
    const all = sections([
      of({ resources: { sq: 1260, ticket: 5, grail: 2 } }),
      of({ resources: { sq: 942, ticket: 5 } }),
      of({ resources: { sq: 880 } }),
    ]);

    expect([row(all, 'sq'), row(all, 'ticket'), row(all, 'grail')]).toEqual([
      ['1,260*', '942', '880'],
      ['5', '5', '没写'],
      ['2', '没写', '没写'],
    ]);
  });

  it('answer each want, with rouge only for a must that is not met', () => {
    const outcomes = (merlin: number, oberon: number) => [
      outcome('merlin', 'must', merlin, 2),
      outcome('oberon', 'nice', oberon),
    ];
    const all = sections([
      of({}, { outcomes: outcomes(5, 0) }),
      of({}, { outcomes: outcomes(1, 1) }),
      of({}, { outcomes: outcomes(0, 1) }),
    ]);

    expect([row(all, 'merlin'), row(all, 'oberon')]).toEqual([
      ['宝5*', '宝1\u00a0/\u00a02!', '没有!'],
      ['没有', '宝1', '宝1'],
    ]);
  });

  it('never call best what was asked not to be there', () => {
    const all = sections([
      of({}, { outcomes: [outcome('merlin', 'never', 3)] }),
      of({}, { outcomes: [outcome('merlin', 'never', 0)] }),
    ]);

    expect(row(all, 'merlin')).toEqual(['宝3', '没有']);
  });

  it('list the other items by kind and rarity, those that are wanted not twice', () => {
    const all = sections([
      of({ items: { merlin: 2, bedivere: 5, grail: 1 } }, { outcomes: [outcome('merlin', 'must', 2)] }),
      of({ items: { merlin: 1, oberon: 1, grail: 5 } }, { outcomes: [outcome('merlin', 'must', 1)] }),
    ]);

    const kinds = all.filter(({ isKind }) => isKind).map(({ title, rows }) => [title, rows.map(({ name }) => name)]);
    expect(kinds).toEqual([
      ['从者', ['奥伯龙', '贝德维尔']],
      ['概念礼装', ['黑之圣杯']],
    ]);
    expect([row(all, 'oberon'), row(all, 'grail')]).toEqual([
      ['没有', '宝1*'],
      ['0破', '满破*'],
    ]);
  });

  it('have no row for what none of them states, and know which rows are the same', () => {
    const all = sections([
      of({ attributes: { server: 'jp', rebindable: true }, listedAt: 1 }),
      of({ attributes: { server: 'jp', rebindable: false }, listedAt: 1 }),
    ]);

    const rows = all.flatMap((section) => section.rows);
    expect(rows.map((one) => [one.id, isUniform(one)])).toEqual([
      ['server', true],
      ['rebindable', false],
      ['listed-at', true],
    ]);
    expect(row(all, 'rebindable')).toEqual(['是', '否']);
  });
});

describe('the lowest price', () => {
  const at = (price: number, live: Hit['live'] = 'onSale') => of({ price }, { live });

  it.each<[string, readonly Hit[], number]>([
    ['is that of one offer', [at(300), at(200), at(400)], 1],
    ['is nobody’s where two share it', [at(200), at(200), at(400)], -1],
    ['is not that of an offer that is sold', [at(300), at(100, 'sold'), at(400)], 0],
    ['is not said of an offer that is alone', [at(300), at(100, 'sold')], -1],
  ])('%s', (_what, hits, expected) => {
    expect(lowestPriceIndex(hits)).toBe(expected);
  });
});
