/** @jest-environment node */
import { diffOffers, findPriceMove } from '@/publishing/catalog/diffOffers';
import { offer } from '../../builders';

const codesOf = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);

describe('diffOffers', () => {
  it('lists added, removed and changed offers in the order of their codes, and counts the others', () => {
    const before = [offer({ code: 'B' }), offer({ code: 'A' }), offer({ code: 'D' }), offer({ code: 'S' })];
    const after = [offer({ code: 'S' }), offer({ code: 'N' }), offer({ code: 'B', note: 'x' }), offer({ code: 'M' })];

    const { added, removed, changed, same } = diffOffers(before, after);

    expect(codesOf(added)).toEqual(['M', 'N']);
    expect(codesOf(removed)).toEqual(['A', 'D']);
    expect(changed.map(({ fields }) => fields)).toEqual([['note']]);
    expect(same).toBe(1);
  });

  it('names every field that differs; the order of items makes no difference', () => {
    const before = offer({ items: { a: 1, b: 2 }, resources: { stone: 5, gone: 1 }, attributes: { server: 'jp' } });
    const reordered = offer({ items: { b: 2, a: 1 }, resources: { gone: 1, stone: 5 }, attributes: { server: 'jp' } });
    const after = offer({
      price: 1,
      items: { a: 1, b: 3 },
      resources: { stone: 6, __proto__x: 0 },
      attributes: { server: 'jp', bound: false },
      shop: '星海阁',
      title: 't',
      status: 'sold',
      listedAt: 0,
    });

    expect(diffOffers([before], [reordered]).same).toBe(1);
    expect(diffOffers([before], [after]).changed[0]?.fields).toEqual([
      'price',
      'items',
      'resources.__proto__x',
      'resources.gone',
      'resources.stone',
      'attributes.bound',
      'shop',
      'title',
      'status',
      'listedAt',
    ]);
  });

  it('reads the published offers one at a time', () => {
    let made = 0;
    function* published() {
      for (const code of ['A', 'B']) {
        made += 1;
        yield offer({ code });
      }
    }

    expect(diffOffers(published(), []).removed.length).toBe(2);
    expect(made).toBe(2);
  });
});

describe('findPriceMove', () => {
  const move = (from: number, to: number) =>
    findPriceMove({ before: offer({ price: from }), after: offer({ price: to }) });

  it('returns the price change in percent of the old price', () => {
    expect(move(10_000, 8750)?.percent).toBe(-12.5);
    expect(move(300, 400)?.percent).toBe(33.3);
    expect(move(100, 100)).toBeNull();
  });

  it('returns no percentage without a comparable old price', () => {
    const yen = offer({ price: { amount: 100, currency: 'JPY' } });

    expect(move(0, 5)?.percent).toBeNull();
    expect(findPriceMove({ before: offer(), after: yen })?.percent).toBeNull();
  });
});
