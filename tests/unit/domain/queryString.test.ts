/** @jest-environment node */
import fc from 'fast-check';
import type { ItemId, OfferCode } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { createDetailQueryWriter, readQuery, writeQuery } from '@/domain/queryString';
import { ambiguousWant, want } from '../builders';
import { arbitraryQuery, FACETS } from './arbitraryQuery';

const read = (search: string) => readQuery(search, FACETS);
/** Any string, or parameters of the page with any value. */
const arbitrarySearch = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'q',
          'want',
          'any',
          'sort',
          'view',
          'n',
          'o',
          'unused',
          'x',
          ...FACETS.map(({ param }) => param),
        ),
        fc.array(
          fc.oneof(fc.constantFrom('%', '%E0', '%2C', '%25', '+', ',', '*', '..', '!', ':', '/', '５'), fc.string()),
          { maxLength: 6 },
        ),
      ),
      { maxLength: 8 },
    )
    .map((pairs) => pairs.map(([name, parts]) => `${name}=${parts.join('')}`).join('&')),
);
const item = (id: string) => id as ItemId;

describe('the query string', () => {
  it('is parsed to the formatted query, for 10,000 random queries', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(read(writeQuery(query, FACETS))).toEqual(query);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is parsed without errors for any string, and formatting it is idempotent', () => {
    fc.assert(
      fc.property(arbitrarySearch, (search) => {
        const query = read(search);

        expect(read(writeQuery(query, FACETS))).toEqual({ ...query, text: query.text.replace(/\p{Cs}/gu, '\uFFFD') });
      }),
      { numRuns: 2_000 },
    );
  });

  it('is formatted the same way by createDetailQueryWriter', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.string({ minLength: 1, maxLength: 9 }), (query, code) => {
        const open = code as OfferCode;

        expect(createDetailQueryWriter(query, FACETS)(open)).toBe(writeQuery({ ...query, open }, FACETS));
      }),
    );
  });

  it('survives the normalisation of browsers', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const rewritten = new URL(`https://shop.example/game/x${writeQuery(query, FACETS)}`).search;

        const { foreign: _kept, ...expected } = query;
        expect(read(rewritten)).toMatchObject(expected);
      }),
    );
  });

  it('is empty for the default query', () => {
    expect(writeQuery(EMPTY_QUERY, FACETS)).toBe('');
  });

  it('is short, readable and in canonical order', () => {
    const query = read(
      '?sort=-price&shop=%E6%98%9F%E6%B5%B7%E9%98%81&sq=800..&not=svt-9&want=svt-150*2,svt-215&price=..500',
    );

    expect(writeQuery(query, FACETS)).toBe(
      '?want=svt-150*2,svt-215&not=svt-9&price=..500&sq=800..&shop=星海阁&sort=-price',
    );
  });

  it('contains each item once, the last want winning', () => {
    expect(read('?want=a*2,b&nice=a*3').wants).toEqual([
      { item: item('b'), mode: 'must', level: 1 },
      { item: item('a'), mode: 'nice', level: 3 },
    ]);
  });

  it('contains a want for any of several items with the name that fits them', () => {
    const address = '?want=svt-150,小北:sc-30028/sc-30189*5&not=saber%252C%2Balter:svt-2/svt-3';

    const { wants } = read(address);

    expect(wants).toEqual([
      want('svt-150'),
      ambiguousWant('小北', ['sc-30028', 'sc-30189'], 'must', 5),
      ambiguousWant('saber, alter', ['svt-2', 'svt-3'], 'never'),
    ]);
    expect(writeQuery({ ...EMPTY_QUERY, wants }, FACETS)).toBe(address);
    expect(read(encodeURI('?want=小北:a/b')).wants).toEqual([ambiguousWant('小北', ['a', 'b'])]);
  });

  it('accepts reversed ranges and full-width digits', () => {
    expect(read('?price=５００..100').ranges).toEqual({ price: { min: 100, max: 500 } });
  });

  it.each(['NaN..', '-1..', 'Infinity', '1e309', '..', 'abc', '0x10', ''])('ignores the range "%s"', (value) => {
    expect(read(`?price=${value}`).ranges).toEqual({});
  });

  it('accepts separators that a chat program has escaped', () => {
    expect(read('?want=a%2A2%2Cb').wants).toEqual(read('?want=a*2,b').wants);
  });

  it('keeps foreign parameters unchanged at the end', () => {
    const search = '?from=singlemessage&q=%E6%A2%85%E6%9E%97&utm_source=a%20b';

    expect(writeQuery(read(search), FACETS)).toBe('?q=梅林&from=singlemessage&utm_source=a%20b');
  });

  it('leaves out the language, so that links made from the query do not contain it', () => {
    expect(writeQuery(read('?lang=ja&q=梅林&utm_source=wx'), FACETS)).toBe('?q=梅林&utm_source=wx');
  });

  it('treats an invalid percent-escape as plain text', () => {
    expect(read('?q=%E0%A4').text).toBe('%E0%A4');
  });

  it('rounds the number of shown hits up to whole pages and caps it', () => {
    expect(read('?n=25').shown).toBe(48);
    expect(read('?n=0').shown).toBe(24);
    expect(read('?n=999999999').shown).toBe(50_016);
  });
});
