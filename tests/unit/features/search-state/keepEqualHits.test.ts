import type { EpochMs } from '@/domain/offer';
import { keepEqualHits } from '@/features/search-state/keepEqualHits';
import { hit, outcome, page } from './shopBuild';

const hitOf = (code: string, level = 1) => hit({ offer: { code }, outcomes: [outcome('merlin', 'must', level)] });

describe('the hits of a newer answer', () => {
  it('are the same objects where they say the same, wherever they stand', () => {
    const shown = page({ hits: [hitOf('a'), hitOf('b')], closest: [hitOf('c')] });

    const kept = keepEqualHits(shown, page({ hits: [hitOf('b'), hitOf('a'), hitOf('d')], closest: [hitOf('c')] }));

    expect([kept.hits[0] === shown.hits[1], kept.hits[1] === shown.hits[0]]).toEqual([true, true]);
    expect(kept.closest).toBe(shown.closest);
  });

  it('are the newer ones where their words have come', () => {
    const next = page({ hits: [hit({ offer: { code: 'a', title: '梅林宝2' } })] });

    expect(keepEqualHits(page({ hits: [hit({ offer: { code: 'a', title: '' } })] }), next).hits[0]).toBe(next.hits[0]);
  });

  it('are the newer ones where the offer is another one in a newer catalog, whatever was shown of it', () => {
    const dear = hit({ offer: { code: 'a', resources: { stone: 300 } } });
    const cheap = hit({ offer: { code: 'a', resources: { stone: 30 } } });
    const { catalog } = page();
    const publishedAt = (catalog.publishedAt + 1) as EpochMs;
    const next = page({ hits: [cheap], catalog: { ...catalog, publishedAt } });

    expect(keepEqualHits(page({ hits: [dear] }), next).hits[0]).toBe(cheap);
  });

  it('are the newer ones where anything about them changed', () => {
    const next = page({ hits: [hitOf('a', 2)] });

    expect(keepEqualHits(page({ hits: [hitOf('a')] }), next).hits[0]).toBe(next.hits[0]);
  });
});
