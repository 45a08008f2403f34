/** @jest-environment node */
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { offersByCode } from '@/engine/hits/offersByCode';
import { addBlock, beginIndex, countIndexed, finishIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { codes, offer, query, want } from '../../build';
import { codesOf, indexOf } from '../shop';

describe('buildIndex', () => {
  it.each([
    ['one block', 65_535],
    ['a block for each', 2],
  ])('gives a code that stands in two segments once, as the first segment has it, in %s', (_, maxBlockSize) => {
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

  it('answers the same however the offers are cut into segments and blocks', () => {
    const offers = Array.from({ length: 9 }, (_, i) =>
      offer({ code: `A-${i}`, items: { [`i-${i % 3}`]: 1 + (i % 2) }, resources: { stone: i }, listedAt: i % 4 }),
    );
    const asked = query({
      wants: [want('i-1', 'any', 2), want('i-2', 'any')],
      ranges: { stone: { min: 2, max: null } },
    });

    const cuts = [
      { segments: [offers], maxBlockSize: 9 },
      { segments: offers.map((one) => [one]), maxBlockSize: 9 },
      { segments: offers.map((one) => [one]), maxBlockSize: 2 },
      { segments: [offers], maxBlockSize: 4 },
    ];
    const pages = cuts.map(({ segments, maxBlockSize }) => {
      const { catalog: _, ...page } = search(...argumentsOf(indexOf(offers, [], segments, maxBlockSize)));
      return page;
    });

    function argumentsOf({ index, text }: ReturnType<typeof indexOf>) {
      return [index, asked, joinOverlay(index, null), text] as const;
    }
    for (const page of pages.slice(1)) expect(page).toEqual(pages[0]);
  });

  it('takes the blocks over that a draft of fewer segments has built of the same rows', () => {
    const stock = Array.from({ length: 6 }, (_, i) => offer({ code: `A-${i}`, listedAt: i }));
    const segments = stock.map((one) => decodeSegment(encodeSegment([one], 'CNY')));

    const some = addBlock(addBlock(beginIndex(segments.slice(0, 3), null, 2)));
    const all = beginIndex(segments, some, 2);

    expect([some.blocks.length, all.blocks.length, all.rowRanges.length]).toEqual([2, 1, 3]);
    expect(all.blocks[0]).toBe(some.blocks[0]);
  });

  it('can be searched before all blocks are built, and says how many segments that is', () => {
    const stock = Array.from({ length: 5 }, (_, i) => offer({ code: `A-${i}`, listedAt: i }));
    const segments = [stock.slice(0, 3), stock.slice(3)].map((part) => decodeSegment(encodeSegment(part, 'CNY')));
    const { index: whole, text } = indexOf(stock);

    const first = addBlock(beginIndex(segments, null, 2));
    const second = addBlock(first);
    const third = addBlock(second);

    expect([first, second, third].map(countIndexed)).toEqual([0, 1, 2]);
    const index = finishIndex(second, { ...whole.info, segments: { loaded: 1, failed: 0, all: 2 } });
    const { total, catalog } = search(index, query(), joinOverlay(index, null), text);
    expect([total, catalog.complete, catalog.segments.loaded]).toEqual([4, false, 1]);
  });

  it('answers an empty catalog', () => {
    const { index, text } = indexOf([]);

    const page = search(index, query({ text: 'x', wants: [want('a')] }), joinOverlay(index, null), text);

    expect(page).toMatchObject({ hits: [], total: 0, closest: [], withoutChip: [0, 0] });
    expect(page.histograms).toEqual({ price: { bounds: [], counts: [], without: 0 } });
  });
});

describe('offersByCode', () => {
  it('gives the offers in the order of the codes, sold ones too, and passes over codes that are not there', () => {
    const { index, text } = indexOf([offer({ code: 'A-1' }), offer({ code: 'A-2', status: 'sold', title: '梅林' })]);

    const hits = offersByCode(index, codes('A-2', 'gone', 'A-1'), query(), joinOverlay(index, null), text);

    expect(codesOf(hits)).toEqual(['A-2', 'A-1']);
    expect(hits.map(({ live, offer: { title } }) => [live, title])).toEqual([
      ['sold', '梅林'],
      ['unknown', ''],
    ]);
  });

  it('says how they answer the query', () => {
    const { index, text } = indexOf([offer({ code: 'A-1', price: 90_000 })]);
    const asked = query({ wants: [want('a')], ranges: { price: { min: null, max: 500 } } });

    const [hit] = offersByCode(index, codes('A-1'), asked, joinOverlay(index, null), text);

    expect(hit?.wantMatches).toEqual([{ want: want('a'), level: 0, met: false }]);
    expect(hit?.gaps).toEqual([{ facet: 'price', value: 900 }]);
  });
});
