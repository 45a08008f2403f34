/** @jest-environment node */
import type { Offer } from '@/domain/offer';
import type { Query } from '@/domain/query';
import { offer, want } from '../../builders';
import { codesOf, searchOffers } from '../shop';

function closest(offers: readonly Offer[], parts: Partial<Query>): readonly string[] {
  return codesOf(searchOffers(offers, parts).closest);
}

describe('the closest offers', () => {
  it('are ordered by missing wants: a level before an item, one item before two', () => {
    const offers = [
      offer({ code: 'two-missing', items: { a: 1 } }),
      offer({ code: 'one-missing', items: { a: 1, b: 1 } }),
      offer({ code: 'level-1-of-5', items: { a: 1, b: 1, c: 1 } }),
      offer({ code: 'level-4-of-5', items: { a: 1, b: 1, c: 4 } }),
      offer({ code: 'no-wanted-item', items: { d: 1 }, price: 1 }),
    ];

    const found = closest(offers, { wants: [want('a'), want('b'), want('c', 'must', 5)] });

    expect(found).toEqual(['level-4-of-5', 'level-1-of-5', 'one-missing', 'two-missing']);
  });

  it('count the any group as its nearest want', () => {
    const offers = [offer({ code: 'neither', items: { a: 1 } }), offer({ code: 'nearly', items: { a: 1, c: 4 } })];

    expect(closest(offers, { wants: [want('a'), want('b', 'any'), want('c', 'any', 5)] })).toEqual([
      'nearly',
      'neither',
    ]);
  });

  it('are ordered by missed ranges, nice wants, price and listing time if they miss their wants equally', () => {
    const base = { items: { a: 1 } };
    const offers = [
      offer({ ...base, code: 'dearer', price: 55_000, resources: { stone: 500 } }),
      offer({ ...base, code: 'old', price: 45_000, resources: { stone: 500 }, listedAt: 1 }),
      offer({ ...base, code: 'new', price: 45_000, resources: { stone: 500 }, listedAt: 2 }),
      offer({ items: { a: 1, n: 1 }, code: 'nice', price: 48_000, resources: { stone: 500 } }),
      offer({ ...base, code: 'silent', price: 1_000 }),
    ];

    const found = closest(offers, {
      wants: [want('a'), want('b'), want('n', 'nice')],
      ranges: { price: { min: null, max: 500 }, stone: { min: 500, max: null } },
    });

    expect(found).toEqual(['nice', 'new', 'old', 'dearer', 'silent']);
  });

  it('miss a range by at most a quarter of its missed end, or by at most one', () => {
    const offers = [625, 626, 374, 375].map((yuan) => offer({ code: `Y-${yuan}`, price: yuan * 100 }));
    const few = [1, 0].map((ticket) => offer({ code: `T-${ticket}`, resources: { ticket } }));

    expect(closest(offers, { ranges: { price: { min: 500, max: 500 } } })).toEqual(['Y-375', 'Y-625']);
    expect(closest(few, { ranges: { ticket: { min: 2, max: null } } })).toEqual(['T-1']);
  });

  it('rank an unknown value after one range missed by the whole tolerance, but before two', () => {
    const offers = [
      offer({ code: 'unknown', items: { a: 1 }, attributes: { level: 100 }, price: 50_000 }),
      offer({
        code: 'missed-both',
        items: { a: 1 },
        resources: { stone: 8 },
        attributes: { level: 75 },
        price: 50_000,
      }),
      offer({
        code: 'missed-three',
        items: { a: 1 },
        resources: { stone: 8 },
        attributes: { level: 75 },
        price: 60_000,
      }),
    ];

    const found = closest(offers, {
      wants: [want('a'), want('b')],
      ranges: { stone: { min: 10, max: null }, level: { min: 100, max: null }, price: { min: null, max: 500 } },
    });

    expect(found).toEqual(['missed-both', 'unknown', 'missed-three']);
  });

  it('report the ranges that they miss with their own values', () => {
    const offers = [offer({ code: 'A-1', price: 55_000, items: { a: 1 } })];

    const page = searchOffers(offers, {
      wants: [want('a')],
      ranges: { stone: { min: 5, max: null }, price: { min: null, max: 500 } },
    });

    expect(page.closest[0]?.gaps).toEqual([
      { facet: 'price', value: 550 },
      { facet: 'stone', value: null },
    ]);
  });

  it('always meet never wants, text, choices and status', () => {
    const offers = [
      offer({ code: 'A-unwanted', items: { a: 1, x: 1 } }),
      offer({ code: 'A-elsewhere', items: { a: 1 }, attributes: { server: 'cn' } }),
      offer({ code: 'A-sold', items: { a: 1 }, attributes: { server: 'jp' }, status: 'sold' }),
      offer({ code: 'B-other', items: { a: 1 }, attributes: { server: 'jp' } }),
      offer({ code: 'A-near', items: { a: 1 }, attributes: { server: 'jp' } }),
    ];

    const found = closest(offers, {
      text: 'A-',
      wants: [want('a'), want('b'), want('x', 'never')],
      choices: { server: { not: false, values: ['jp'] } },
    });

    expect(found).toEqual(['A-near']);
  });

  it('are missing if there are enough hits, or no conditions that may be missed', () => {
    const many = Array.from({ length: 13 }, (_, i) => offer({ code: `A-${i}`, items: i < 12 ? { a: 1 } : { b: 1 } }));

    expect(closest(many, { wants: [want('a')] })).toEqual([]);
    expect(closest(many.slice(0, 3), { text: 'A-1' })).toEqual([]);
    expect(closest(many.slice(0, 3), { wants: [want('z', 'nice')] })).toEqual([]);
  });

  it('are at most twelve, and do not include hits', () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      offer({ code: `A-${i}`, items: i < 5 ? { a: 1, b: 1 } : { a: 1 } }),
    );

    const page = searchOffers(many, { wants: [want('a'), want('b')] });

    expect(page.total).toBe(5);
    expect(page.closest.length).toBe(12);
    expect(codesOf(page.closest).filter((code) => codesOf(page.hits).includes(code))).toEqual([]);
  });
});

describe('a text that no near offer contains', () => {
  const offers = [
    offer({ code: 'dear', price: 9_000, items: { a: 1 }, title: 'first hand' }),
    offer({ code: 'cheap', price: 1_000, items: { a: 1 } }),
  ];

  it('has no closest offers', () => {
    expect(closest(offers, { text: 'nowhere' })).toEqual([]);
    expect(closest(offers, { text: 'nowhere', wants: [want('a')] })).toEqual([]);
    expect(closest(offers, { text: 'nowhere', ranges: { price: { min: 100, max: null } } })).toEqual([]);
  });

  it('is required of offers that miss a want', () => {
    expect(closest(offers, { text: 'first', wants: [want('a', 'must', 3)] })).toEqual(['dear']);
  });
});
