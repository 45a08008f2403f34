/** @jest-environment node */
import type { EpochMs } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import { buildCompareSections, type CompareSection, isUniform } from '@/features/compare/compareSections';
import { compareZh } from '@/features/compare/messages/zh';
import type { OfferParts } from '../../builders';
import { gameItems, hit, labels, outcome, PUBLISHED } from '../search-state/shopBuild';

const LABELS = { ...labels, compare: compareZh, now: PUBLISHED as EpochMs };
const sections = (hits: readonly Hit[]) => buildCompareSections(hits, gameItems, LABELS);
const of = (parts: OfferParts, others: Partial<Omit<Hit, 'offer'>> = {}) => hit({ offer: parts, ...others });

/** The cell texts of a row, with `*` for the best and `!` for missing ones. */
function row(all: readonly CompareSection[], id: string): readonly string[] | undefined {
  const found = all.flatMap(({ rows }) => rows).find((other) => other.id === id);
  const signs = { plain: '', none: '', best: '*', missing: '!' };
  return found?.cells.map(({ text, tone }) => text + signs[tone]);
}

describe('buildCompareSections', () => {
  it('marks the highest amount of a resource unless several share it or only one states it', () => {
    const all = sections([
      of({ resources: { sq: 1260, ticket: 5, grail: 2 } }),
      of({ resources: { sq: 942, ticket: 5 } }),
      of({ resources: { sq: 880 } }),
    ]);

    expect(row(all, 'sq')).toEqual(['1,260*', '942', '880']);
    expect(row(all, 'ticket')).toEqual(['5', '5', '未注明']);
    expect(row(all, 'grail')).toEqual(['2', '未注明', '未注明']);
  });

  it('marks as missing only a must want that is not met', () => {
    const outcomes = (merlin: number, oberon: number) => [
      outcome('merlin', 'must', merlin, 2),
      outcome('oberon', 'nice', oberon),
    ];
    const all = sections([
      of({}, { wantMatches: outcomes(5, 0) }),
      of({}, { wantMatches: outcomes(1, 1) }),
      of({}, { wantMatches: outcomes(0, 1) }),
    ]);

    expect(row(all, 'merlin')).toEqual(['宝5*', '宝1\u00a0/\u00a02!', '没有!']);
    expect(row(all, 'oberon')).toEqual(['没有', '宝1', '宝1']);
  });

  it('marks no best level for a never want', () => {
    const all = sections([
      of({}, { wantMatches: [outcome('merlin', 'never', 3)] }),
      of({}, { wantMatches: [outcome('merlin', 'never', 0)] }),
    ]);

    expect(row(all, 'merlin')).toEqual(['宝3', '没有']);
  });

  it('lists the items that are not wanted by kind and rarity', () => {
    const all = sections([
      of({ items: { merlin: 2, bedivere: 5, grail: 1 } }, { wantMatches: [outcome('merlin', 'must', 2)] }),
      of({ items: { merlin: 1, oberon: 1, grail: 5 } }, { wantMatches: [outcome('merlin', 'must', 1)] }),
    ]);

    const kinds = all.filter(({ isKind }) => isKind).map(({ title, rows }) => [title, rows.map(({ name }) => name)]);
    expect(kinds).toEqual([
      ['从者', ['奥伯龙', '贝德维尔']],
      ['概念礼装', ['黑之圣杯']],
    ]);
    expect(row(all, 'oberon')).toEqual(['没有', '宝1*']);
    expect(row(all, 'grail')).toEqual(['0破', '满破*']);
  });

  it('leaves out rows without values, and distinguishes uniform rows', () => {
    const all = sections([
      of({ attributes: { server: 'jp', rebindable: true }, listedAt: 1 }),
      of({ attributes: { server: 'jp', rebindable: false }, listedAt: 1 }),
    ]);

    const rows = all.flatMap((section) => section.rows);
    expect(rows.map((attribute) => [attribute.id, isUniform(attribute)])).toEqual([
      ['server', true],
      ['rebindable', false],
      ['listed-at', true],
    ]);
    expect(row(all, 'rebindable')).toEqual(['是', '否']);
  });
});
