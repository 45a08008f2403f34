/** @jest-environment node */
import { codesUpTo, offersOf, runGuard } from './runGuard';

const codes = codesUpTo(20);
const content = { items: { merlin: 2 }, resources: { stone: 300 }, attributes: { server: 'jp', firstOwner: false } };
const full = offersOf(codes, content);
const [first, second, third, ...rest] = codes as [string, string, string, ...string[]];

describe('the question about emptied fields', () => {
  it.each([
    ['items', { items: {} }],
    ['resources.stone', { resources: {} }],
    ['attributes.server', { attributes: { firstOwner: false } }],
    ['attributes.firstOwner', { attributes: { server: 'jp' } }],
  ])('names %s, which every offer would lose', (field, parts) => {
    expect(runGuard(full, offersOf(codes, { ...content, ...parts }))).toEqual([
      { kind: 'emptied', fields: [{ field, codes, published: 20 }] },
    ]);
  });

  it('names the field that most offers would lose first, and the codes in order', () => {
    const after = [
      ...offersOf([third, second, first], { ...content, items: {}, resources: {} }),
      ...offersOf(rest, { ...content, resources: {} }),
    ];

    expect(runGuard(full, after)).toEqual([
      {
        kind: 'emptied',
        fields: [
          { field: 'resources.stone', codes, published: 20 },
          { field: 'items', codes: [first, second, third], published: 20 },
        ],
      },
    ]);
  });

  it('is not asked when exactly 10 % of the offers lose a value, or only one', () => {
    const emptied = { ...content, items: {} };
    const pair = offersOf([first, second], content);

    expect(runGuard(full, [...offersOf([first, second], emptied), ...offersOf([third, ...rest], content)])).toEqual([]);
    expect(runGuard(pair, [...offersOf([first], emptied), ...offersOf([second], content)])).toEqual([]);
  });

  it('counts offers that have a value in the published version only', () => {
    const before = [...offersOf([first, second], content), ...offersOf([third, ...rest])];

    expect(runGuard(before, offersOf(codes))).toMatchObject([
      { kind: 'emptied', fields: [{ published: 2 }, { published: 2 }, { published: 2 }, { published: 2 }] },
    ]);
  });

  it('is not asked about offers that are sold or removed', () => {
    expect(runGuard(full, offersOf(codes, { status: 'sold' }))).toEqual([]);
    expect(runGuard(full, full.slice(0, 18))).toEqual([]);
  });

  it('is not asked about values that change or are new', () => {
    expect(runGuard(offersOf(codes), full)).toEqual([]);
    expect(runGuard(full, offersOf(codes, { ...content, items: { kama: 1 }, resources: { stone: 0 } }))).toEqual([]);
  });

  it('names the offers of several shops that would all be in one shop', () => {
    const before = [
      ...offersOf([first, second], { shop: '青石铺' }),
      ...offersOf([third, ...rest], { shop: '星海阁' }),
    ];

    expect(runGuard(before, offersOf(codes, { shop: '星海阁' }))).toEqual([]);
    expect(runGuard(before, offersOf(codes, { shop: '青石铺' }))).toEqual([
      { kind: 'emptied', fields: [{ field: 'shop', codes: [third, ...rest], published: 20 }] },
    ]);
  });

  it('is not asked when samples replace real stock', () => {
    expect(runGuard(full, offersOf(codes), { after: { sample: true } })).toEqual([
      { kind: 'sample', to: 'sample', offers: 20 },
    ]);
  });
});
