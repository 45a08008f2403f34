/** @jest-environment node */
import type { Query, Want } from '@/domain/query';
import { offer, want } from '../../builders';
import { codesOf, searchOffers } from '../shop';

const OFFERS = [
  offer({ code: 'A-1', price: 300, items: { a: 1 }, resources: { stone: 5 }, listedAt: 1_000 }),
  offer({ code: 'A-2', price: 100, items: { a: 1 }, listedAt: 3_000 }),
  offer({ code: 'A-3', price: 300, items: { a: 1, b: 2 }, resources: { stone: 9 }, listedAt: 2_000 }),
  offer({ code: 'A-4', price: 200, items: { b: 1 }, resources: { stone: 5 }, listedAt: 3_000 }),
];

function order(key: string, reversed = false, parts: Partial<Query> = {}): readonly string[] {
  return codesOf(searchOffers(OFFERS, { ...parts, sort: { key, reversed } }).hits);
}

describe('the order of hits', () => {
  it('by price is cheapest first; of offers with the same price, the newest is first in both directions', () => {
    expect(order('price')).toEqual(['A-2', 'A-4', 'A-3', 'A-1']);
    expect(order('price', true)).toEqual(['A-3', 'A-1', 'A-4', 'A-2']);
  });

  it('newest sorts equal times by code in both directions', () => {
    expect(order('newest')).toEqual(['A-2', 'A-4', 'A-3', 'A-1']);
    expect(order('newest', true)).toEqual(['A-1', 'A-3', 'A-2', 'A-4']);
  });

  it('by a resource is greatest first, with offers without it last in both directions', () => {
    expect(order('stone')).toEqual(['A-3', 'A-4', 'A-1', 'A-2']);
    expect(order('stone', true)).toEqual(['A-4', 'A-1', 'A-3', 'A-2']);
  });

  it('best is by met wants, including nice ones, then by price', () => {
    const wants: readonly Want[] = [want('a', 'nice'), want('b', 'nice', 2)];

    expect(order('best', false, { wants })).toEqual(['A-3', 'A-2', 'A-1', 'A-4']);
    expect(order('best', true, { wants })).toEqual(['A-4', 'A-1', 'A-2', 'A-3']);
  });

  it('best counts the met wants of the any group', () => {
    const wants = [want('a', 'any'), want('b', 'any')];

    expect(order('best', false, { wants })).toEqual(['A-3', 'A-2', 'A-4', 'A-1']);
  });

  it('best is by price if the text is the only condition, and by time without conditions', () => {
    expect(order('best', false, { text: 'A' })).toEqual(order('price'));
    expect(order('best')).toEqual(order('newest'));
    expect(order('best', true)).toEqual(order('newest', true));
  });

  it('is best for an unknown key', () => {
    expect(order('grail', false, { wants: [want('b', 'nice')] })).toEqual(['A-4', 'A-3', 'A-2', 'A-1']);
  });

  it('returns the requested number of hits and the total of all', () => {
    const { hits, total } = searchOffers(OFFERS, { shown: 2 });

    expect(hits.length).toBe(2);
    expect(total).toBe(4);
  });
});
