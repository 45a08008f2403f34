/** @jest-environment node */
import fc from 'fast-check';
import type { OfferCode } from '@/domain/offer';
import { findQuestions } from '@/publishing/guard/publishingGuard';
import { type OfferParts, offer, overlay } from '../../builders';
import { codesUpTo, NOW, offersOf, refusedRow, runGuard, yen, yuan } from './runGuard';

describe('the publishing guard', () => {
  it('asks nothing about the first version of a catalog', () => {
    const next = { currency: 'CNY', sample: true, offers: offersOf(['S-1']) } as const;
    const plan = { published: null, next, refused: [refusedRow('S-2')], overlay: overlay(), now: NOW, others: [] };

    expect(findQuestions(plan)).toEqual([]);
  });

  it('asks nothing when both versions are empty', () => {
    expect(runGuard([], [], { before: { currency: 'JPY', sample: true } })).toEqual([]);
  });

  it('asks nothing about a version that equals the published one', () => {
    const status = fc.constantFrom('onSale', 'reserved', 'sold');
    const parts = fc.record({ price: fc.nat(), shop: fc.constantFrom('青石铺', '星海阁'), status });
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), fc.array(fc.nat({ max: 40 })), (list, refused) => {
        const offers = list.map((one, index) => offer({ ...one, code: `S-${index}` } as OfferParts));
        const rows = refused.map((index) => refusedRow(`S-${index}`));

        expect(runGuard(offers, [...offers].reverse(), { refused: rows })).toEqual([]);
      }),
    );
  });

  it('names exactly the removed codes and price jumps of any two versions', () => {
    const version = fc.uniqueArray(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 50 })), { selector: ([code]) => code });
    fc.assert(
      fc.property(version, version, (one, other) => {
        const toOffers = (list: typeof one) => list.map(([code, price]) => offer({ code: `S-${code}`, price }));
        const next = new Map(other);
        const gone = one.filter(([code]) => !next.has(code)).map(([code]) => `S-${code}`);
        const jumps = one.filter(([code, from]) => {
          const to = next.get(code);
          return to !== undefined && (to > 3 * from || from > 3 * to);
        });

        const questions = runGuard(toOffers(one), toOffers(other));

        const removed = questions.flatMap((each) => (each.kind === 'removed' ? each.codes : []));
        const jumped = questions.flatMap((each) => (each.kind === 'prices' ? each.jumps : []));
        const isRaised = gone.length * 10 > one.length;
        expect([...removed].sort()).toEqual(isRaised ? gone.sort() : []);
        expect(jumped.map(({ code }) => code).sort()).toEqual(jumps.map(([code]) => `S-${code}`).sort());
      }),
    );
  });
});

describe('the question about removed codes', () => {
  it('is not asked when exactly 10 % of the codes are removed', () => {
    const codes = codesUpTo(20);

    expect(runGuard(offersOf(codes), offersOf(codes.slice(2)))).toEqual([]);
  });

  it('is asked when more than 10 % of the codes are removed, and names them in order', () => {
    const codes = codesUpTo(20);

    expect(runGuard(offersOf(codes), offersOf(codes.slice(3).reverse()))).toEqual([
      { kind: 'removed', codes: ['S-10', 'S-11', 'S-12'], published: 20, emptiedShops: [] },
    ]);
  });

  it('is asked when offers have new codes', () => {
    const [before, after] = [codesUpTo(2000, 'A'), codesUpTo(2000, 'B')];

    const [question] = runGuard(offersOf(before), offersOf(after));

    expect(question).toMatchObject({
      kind: 'removed',
      published: 2000,
      emptiedShops: [{ shop: '青石铺', offers: 2000 }],
    });
    expect(question?.kind === 'removed' && question.codes.length).toBe(2000);
  });

  it('names the shop whose offers the sheet of another shop would replace', () => {
    const mine = offersOf(codesUpTo(5, 'A'), { shop: '青石铺' });
    const theirs = offersOf(codesUpTo(30, 'B'), { shop: '星海阁' });

    expect(runGuard([...mine, ...theirs], theirs)).toMatchObject([
      { kind: 'removed', emptiedShops: [{ shop: '青石铺', offers: 5 }] },
    ]);
  });

  it('is asked for a small share of the codes when a shop loses all of its several offers', () => {
    const mine = offersOf(codesUpTo(2, 'A'), { shop: '小店' });
    const theirs = offersOf(codesUpTo(98, 'B'), { shop: '星海阁' });

    expect(runGuard([...mine, ...theirs], theirs)).toMatchObject([
      { kind: 'removed', codes: ['A-10', 'A-11'], emptiedShops: [{ shop: '小店', offers: 2 }] },
    ]);
  });

  it('is not asked when a shop sells its only offer, or has none on sale', () => {
    const theirs = offersOf(codesUpTo(98, 'B'), { shop: '星海阁' });
    const only = offersOf(['A-1'], { shop: '小店' });
    const sold = offersOf(['A-1', 'A-2'], { shop: '小店', status: 'sold' });

    expect(runGuard([...only, ...theirs], theirs)).toEqual([]);
    expect(runGuard([...sold, ...theirs], theirs)).toEqual([]);
  });

  it('is not asked when a shop has been renamed', () => {
    const codes = codesUpTo(5);

    expect(runGuard(offersOf(codes, { shop: '青石铺' }), offersOf(codes, { shop: '青石舖' }))).toEqual([]);
  });
});

describe('the question about a version without offers', () => {
  it('names every code', () => {
    expect(runGuard(offersOf(['S-1']), [])).toMatchObject([{ kind: 'removed', codes: ['S-1'] }]);
  });
});

describe('the question about prices', () => {
  it.each([
    ['stays', 100, 100],
    ['rises exactly threefold', 100, 300],
    ['falls to exactly a third', 300, 100],
    ['is 0 as before', 0, 0],
  ])('is not asked when a price %s', (_, from, to) => {
    expect(runGuard([offer({ price: from })], [offer({ price: to })])).toEqual([]);
  });

  it.each([
    ['rises more than threefold', 100, 301],
    ['falls below a third', 301, 100],
    ['becomes 0', 100, 0],
    ['was 0', 0, 1],
  ])('is asked when a price %s', (_, from, to) => {
    expect(runGuard([offer({ price: from })], [offer({ price: to })])).toEqual([
      { kind: 'prices', jumps: [{ code: 'A-1', from: yuan(from), to: yuan(to) }] },
    ]);
  });

  it('names the largest jumps first', () => {
    const priced = (prices: Readonly<Record<string, number>>) =>
      Object.entries(prices).map(([code, price]) => offer({ code, price }));

    const questions = runGuard(priced({ a: 100, b: 100, c: 100, d: 100 }), priced({ a: 400, b: 10, c: 0, d: 40_000 }));

    expect(questions.flatMap((one) => (one.kind === 'prices' ? one.jumps.map(({ code }) => code) : []))).toEqual([
      'c',
      'd',
      'b',
      'a',
    ]);
  });
});

describe('the question about the currency', () => {
  it('is asked with two examples of new prices, and replaces the question about prices', () => {
    const codes = ['S-1', 'S-2', 'S-3'];
    const after = offersOf(codes, { price: yen(150) });

    expect(runGuard(offersOf(codes, { price: 15_000 }), after, { after: { currency: 'JPY' } })).toEqual([
      {
        kind: 'currency',
        from: 'CNY',
        to: 'JPY',
        examples: [
          { code: 'S-1', from: yuan(15_000), to: yen(150) },
          { code: 'S-2', from: yuan(15_000), to: yen(150) },
        ],
      },
    ]);
  });
});

describe('the question about refused rows', () => {
  const codes = codesUpTo(20);
  const rest = offersOf(codes.slice(3));

  it('names offers that are on sale or reserved, and excludes them from the removed codes', () => {
    const before = [
      offer({ code: 'S-10' }),
      offer({ code: 'S-11', status: 'reserved' }),
      offer({ code: 'S-12', status: 'sold' }),
      ...rest,
    ];
    const refused = ['S-11', 'S-12', 'S-10', 'new', 'newer'].map((code) => refusedRow(code));

    expect(runGuard(before, rest, { refused })).toEqual([
      { kind: 'delisted', codes: ['S-10', 'S-11'], refusedRows: 5, rowsWithoutCode: 0, canKeep: true },
    ]);
  });

  it('is not asked about offers that the overlay has as sold', () => {
    const live = overlay({ sold: new Set(['S-10' as OfferCode]) });

    expect(
      runGuard([offer({ code: 'S-10' }), ...rest], rest, { refused: [refusedRow('S-10')], overlay: live }),
    ).toEqual([]);
  });

  it('names all missing offers on sale when a refused row has no code', () => {
    const before = [offer({ code: 'S-10' }), offer({ code: 'S-11', status: 'sold' }), ...rest];
    const refused = [refusedRow(null), refusedRow('new')];

    expect(runGuard(before, rest, { refused })).toEqual([
      { kind: 'delisted', codes: ['S-10'], refusedRows: 2, rowsWithoutCode: 1, canKeep: true },
    ]);
    expect(runGuard(rest, rest, { refused })).toEqual([]);
  });

  it('is not asked when another row has the code', () => {
    expect(runGuard(rest, rest, { refused: [refusedRow('S-15')] })).toEqual([]);
  });

  it('states that offers in another currency cannot be kept', () => {
    const questions = runGuard([offer({ code: 'S-10' })], [], {
      refused: [refusedRow('S-10')],
      after: { currency: 'JPY' },
    });

    expect(questions).toMatchObject([{ kind: 'currency' }, { kind: 'delisted', canKeep: false }]);
  });
});

describe('the question about sold codes that would be back on sale', () => {
  const codes = codesUpTo(20);
  const sold = offersOf(codes, { status: 'sold' });

  it('is asked when more than 10 % of the sold codes are on sale or reserved again, and names them in order', () => {
    const [first, second, third, ...others] = codes as [string, string, string, ...string[]];
    const after = [
      offer({ code: third, status: 'reserved' }),
      ...offersOf([second, first]),
      ...offersOf(others, { status: 'sold' }),
    ];

    expect(runGuard([...sold, ...offersOf(['T-1'])], [...after, ...offersOf(['T-1'])])).toEqual([
      { kind: 'relisted', codes: [first, second, third], published: 20 },
    ]);
  });

  it('is asked about the only sold code', () => {
    expect(runGuard(offersOf(['S-1'], { status: 'sold' }), offersOf(['S-1']))).toMatchObject([{ kind: 'relisted' }]);
  });

  it('is not asked when exactly 10 % of the sold codes are on sale again', () => {
    expect(runGuard(sold, [...offersOf(codes.slice(0, 2)), ...sold.slice(2)])).toEqual([]);
  });

  it('is not asked about removed sold codes', () => {
    expect(runGuard(sold, sold.slice(2))).toEqual([]);
  });
});

describe('the question about a damaged version', () => {
  const damaged = { before: { total: 20 } };
  const codes = codesUpTo(20);

  it('states how many offers are readable, and compares those', () => {
    const [first, ...others] = codes.slice(10);

    expect(runGuard(offersOf(codes.slice(10)), offersOf(others), damaged)).toEqual([
      { kind: 'damaged', readable: 10, total: 20 },
    ]);
    expect(runGuard(offersOf(codes.slice(10)), [], damaged)).toMatchObject([
      { kind: 'damaged' },
      { kind: 'removed', codes: [first, ...others], published: 10 },
    ]);
  });

  it.each([
    ['samples', { sample: true }, { kind: 'sample', to: 'sample', offers: 20 }],
    ['another currency', { currency: 'JPY' }, { kind: 'currency', from: 'CNY', to: 'JPY', examples: [] }],
  ] as const)('still reports that %s would replace it when no offer is readable', (_, after, question) => {
    expect(runGuard([], offersOf(codes), { ...damaged, after })).toEqual([
      { kind: 'damaged', readable: 0, total: 20 },
      question,
    ]);
  });
});
