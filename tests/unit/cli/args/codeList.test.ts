/** @jest-environment node */
import fc from 'fast-check';
import { quoteEntry, splitList } from '@/cli/args/codeList';

describe('splitList', () => {
  it('splits at commas of any width and drops empty entries', () => {
    expect(splitList(' A-1,B 2，C、,')).toEqual(['A-1', 'B 2', 'C']);
  });

  it('keeps commas in double quotes, also before a price or time', () => {
    expect(splitList('"A,1",B, "C、2"=3')).toEqual(['A,1', 'B', 'C、2=3']);
  });

  it('keeps quotes inside an entry', () => {
    expect(splitList('5"B",6"')).toEqual(['5"B"', '6"']);
  });

  it('returns any codes that quoteEntry has written', () => {
    const code = fc.string({ unit: fc.constantFrom('A', '1', ',', '，', '、', '"', ' ', '=', '@'), minLength: 1 });
    const codes = fc.array(code.map((text) => text.trim()).filter((text) => text !== ''));
    fc.assert(fc.property(codes, (list) => expect(splitList(list.map(quoteEntry).join(','))).toEqual(list)));
  });
});
