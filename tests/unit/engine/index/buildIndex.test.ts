/** @jest-environment node */
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { offersByCode } from '@/engine/hits/offersByCode';
import { addBlock, beginIndex, countIndexed, finishIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { codes, offer, query, want } from '../../builders';
import { codesOf, indexOf } from '../shop';

describe('buildIndex', () => {
  it.each([
    ['one block', 65_535],
    ['several blocks', 2],
  ])('uses the first of two offers with the same code, in %s', (_, maxBlockSize) => {
    const first = [offer({ code: 'A-1', price: 100, listedAt: 1 }), offer({ code: 'A-2', listedAt: 2 })];
    const second = [offer({ code: 'A-1', price: 999, listedAt: 3 })];
    const { index, text } = indexOf(first, [], [first, second], maxBlockSize);

    const { hits, total } = search(index, query(), joinOverlay(index, null), text);

    expect(hits.map((hit) => [hit.offer.code, hit.price.amount])).toEqual([
      ['A-2', 10_000],
      ['A-1', 100],
    ]);
    expect(total).toBe(2);
  });

  it('gives the same result for any division into segments and blocks', () => {
    const offers = Array.from({ length: 9 }, (_, i) =>
      offer({ code: `A-${i}`, items: { [`i-${i % 3}`]: 1 + (i % 2) }, resources: { stone: i }, listedAt: i % 4 }),
    );
    const testQuery = query({
      wants: [want('i-1', 'any', 2), want('i-2', 'any')],
      ranges: { stone: { min: 2, max: null } },
    });

    const layouts = [
      { segments: [offers], maxBlockSize: 9 },
      { segments: offers.map((entry) => [entry]), maxBlockSize: 9 },
      { segments: offers.map((entry) => [entry]), maxBlockSize: 2 },
      { segments: [offers], maxBlockSize: 4 },
    ];
    const pages = layouts.map(({ segments, maxBlockSize }) => {
      const { catalog: _, ...page } = search(...argumentsOf(indexOf(offers, [], segments, maxBlockSize)));
      return page;
    });

    function argumentsOf({ index, text }: ReturnType<typeof indexOf>) {
      return [index, testQuery, joinOverlay(index, null), text] as const;
    }
    for (const page of pages.slice(1)) expect(page).toEqual(pages[0]);
  });

  it('reuses the blocks of a previous draft with the same rows', () => {
    const stock = Array.from({ length: 6 }, (_, i) => offer({ code: `A-${i}`, listedAt: i }));
    const segments = stock.map((entry) => decodeSegment(encodeSegment([entry], 'CNY')));

    const some = addBlock(addBlock(beginIndex(segments.slice(0, 3), null, 2)));
    const all = beginIndex(segments, some, 2);

    expect(some.blocks.length).toBe(2);
    expect(all.blocks.length).toBe(1);
    expect(all.rowRanges.length).toBe(3);
    expect(all.blocks[0]).toBe(some.blocks[0]);
  });

  it('is searchable before all blocks are built, and counts the indexed segments', () => {
    const stock = Array.from({ length: 5 }, (_, i) => offer({ code: `A-${i}`, listedAt: i }));
    const segments = [stock.slice(0, 3), stock.slice(3)].map((part) => decodeSegment(encodeSegment(part, 'CNY')));
    const { index: whole, text } = indexOf(stock);

    const first = addBlock(beginIndex(segments, null, 2));
    const second = addBlock(first);
    const third = addBlock(second);

    expect([first, second, third].map(countIndexed)).toEqual([0, 1, 2]);
    const index = finishIndex(second, { ...whole.info, segments: { loaded: 1, failed: 0, all: 2 } });
    const { total, catalog } = search(index, query(), joinOverlay(index, null), text);
    expect(total).toBe(4);
    expect(catalog.complete).toBe(false);
    expect(catalog.segments.loaded).toBe(1);
  });

  it('returns an empty result for an empty catalog', () => {
    const { index, text } = indexOf([]);

    const page = search(index, query({ text: 'x', wants: [want('a')] }), joinOverlay(index, null), text);

    expect(page).toMatchObject({ hits: [], total: 0, closest: [], withoutChip: [0, 0] });
    expect(page.histograms).toEqual({ price: { bounds: [], counts: [], without: 0 } });
  });
});

describe('offersByCode', () => {
  it('returns offers in the order of the codes, including sold ones, without unknown codes', () => {
    const { index, text } = indexOf([offer({ code: 'A-1' }), offer({ code: 'A-2', status: 'sold', title: '梅林' })]);

    const hits = offersByCode(index, codes('A-2', 'gone', 'A-1'), query(), joinOverlay(index, null), text);

    expect(codesOf(hits)).toEqual(['A-2', 'A-1']);
    expect(hits.map(({ live, offer: { title } }) => [live, title])).toEqual([
      ['sold', '梅林'],
      ['unknown', ''],
    ]);
  });

  it('describes how each offer matches the query', () => {
    const { index, text } = indexOf([offer({ code: 'A-1', price: 90_000 })]);
    const testQuery = query({ wants: [want('a')], ranges: { price: { min: null, max: 500 } } });

    const [hit] = offersByCode(index, codes('A-1'), testQuery, joinOverlay(index, null), text);

    expect(hit?.wantMatches).toEqual([{ want: want('a'), level: 0, met: false }]);
    expect(hit?.gaps).toEqual([{ facet: 'price', value: 900 }]);
  });
});
