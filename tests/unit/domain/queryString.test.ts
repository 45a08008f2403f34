/** @jest-environment node */
import fc from 'fast-check';
import type { ItemId, OfferCode } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { openingsOf, readQuery, writeQuery } from '@/domain/queryString';
import { arbitraryQuery, FACETS } from './arbitraryQuery';

const read = (search: string) => readQuery(search, FACETS);
const item = (id: string) => id as ItemId;

describe('the query in the address', () => {
  it('reads back exactly what it wrote, for 10,000 random queries', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(read(writeQuery(query, FACETS))).toEqual(query);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads any string without throwing, and writing what it read changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        const query = read(search);

        expect(read(writeQuery(query, FACETS))).toEqual({ ...query, text: query.text.replace(/\p{Cs}/gu, '\uFFFD') });
      }),
    );
  });

  it('writes the query with an offer open as it writes any other', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.string({ minLength: 1, maxLength: 9 }), (query, code) => {
        const open = code as OfferCode;

        expect(openingsOf(query, FACETS)(open)).toBe(writeQuery({ ...query, open }, FACETS));
      }),
    );
  });

  it('survives an address as the browser rewrites it', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const rewritten = new URL(`https://shop.example/game/x${writeQuery(query, FACETS)}`).search;

        const { foreign: _kept, ...expected } = query;
        expect(read(rewritten)).toMatchObject(expected);
      }),
    );
  });

  it('writes the default query as nothing', () => {
    expect(writeQuery(EMPTY_QUERY, FACETS)).toBe('');
  });

  it('writes a short readable address in one canonical order', () => {
    const query = read(
      '?sort=-price&shop=%E6%98%9F%E6%B5%B7%E9%98%81&sq=800..&not=svt-9&want=svt-150*2,svt-215&price=..500',
    );

    expect(writeQuery(query, FACETS)).toBe(
      '?want=svt-150*2,svt-215&not=svt-9&price=..500&sq=800..&shop=星海阁&sort=-price',
    );
  });

  it('keeps a want the address names twice only once, the last word winning', () => {
    expect(read('?want=a*2,b&nice=a*3').wants).toEqual([
      { item: item('b'), mode: 'must', level: 1 },
      { item: item('a'), mode: 'nice', level: 3 },
    ]);
  });

  it('turns a reversed range round and reads full-width digits', () => {
    expect(read('?price=５００..100').ranges).toEqual({ price: { min: 100, max: 500 } });
  });

  it.each(['NaN..', '-1..', 'Infinity', '1e309', '..', 'abc', '0x10', ''])('leaves out the range "%s"', (value) => {
    expect(read(`?price=${value}`).ranges).toEqual({});
  });

  it('reads separators that a chat program escaped', () => {
    expect(read('?want=a%2A2%2Cb').wants).toEqual(read('?want=a*2,b').wants);
  });

  it('keeps foreign parameters as they came, at the end', () => {
    const search = '?from=singlemessage&q=%E6%A2%85%E6%9E%97&utm_source=a%20b';

    expect(writeQuery(read(search), FACETS)).toBe('?q=梅林&from=singlemessage&utm_source=a%20b');
  });

  it('reads a broken percent-escape as plain text', () => {
    expect(read('?q=%E0%A4').text).toBe('%E0%A4');
  });

  it('rounds the number of shown hits up to whole pages and caps it', () => {
    expect([read('?n=25').shown, read('?n=0').shown, read('?n=999999999').shown]).toEqual([48, 24, 50_016]);
  });
});
