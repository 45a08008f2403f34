/** @jest-environment node */
import fc from 'fast-check';
import type { Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { MAX_SEARCH_BYTES, shortenQuery } from '@/domain/shortenQuery';
import { query, want } from '../builders';
import { arbitraryQuery, FACETS } from './arbitraryQuery';

const write = (one: Query) => writeQuery(one, FACETS);
const shorten = (one: Query) => shortenQuery(one, write);
const lengthOf = (one: Query) => encodeURI(write(one)).length;

describe('shortenQuery', () => {
  it('returns a query that fits into a URL unchanged', () => {
    fc.assert(
      fc.property(arbitraryQuery, (one) => {
        expect(shorten(one)).toBe(one);
      }),
    );
  });

  it('keeps the beginning of a long text and all conditions', () => {
    const long = query({
      text: '求梅林宝二'.repeat(2_000),
      wants: [want('merlin')],
      ranges: { price: { min: null, max: 500 } },
    });

    const short = shorten(long);

    expect(lengthOf(short)).toBeLessThanOrEqual(MAX_SEARCH_BYTES);
    expect(lengthOf(short)).toBeGreaterThan(MAX_SEARCH_BYTES - 9);
    expect(long.text.startsWith(short.text)).toBe(true);
    expect({ ...short, text: long.text }).toEqual(long);
  });

  it('drops foreign parameters first, then words without a meaning', () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `词${index}`);

    const short = shorten(query({ text: '自抽', unused: words, foreign: ['utm_source=wx'] }));

    expect(short.text).toBe('自抽');
    expect(short.foreign).toEqual([]);
    expect(short.unused).toEqual(words.slice(0, short.unused.length));
    expect(short.unused.length).toBeGreaterThan(300);
  });

  it('does not split a character of two units', () => {
    const { text } = shorten(query({ text: '🀄'.repeat(2_000) }));

    expect(text).toMatch(/^🀄+$/u);
    expect(readQuery(write(query({ text })), FACETS).text).toBe(text);
  });

  it('keeps the first of too many wants', () => {
    const wants = Array.from({ length: 1_000 }, (_, index) => want(`svt-${index}`));

    const short = shorten(query({ wants }));

    expect(lengthOf(short)).toBeLessThanOrEqual(MAX_SEARCH_BYTES);
    expect(short.wants).toEqual(wants.slice(0, short.wants.length));
  });
});
