/** @jest-environment node */
import fc from 'fast-check';
import { removeSpan, textTerms } from '@/features/text-query/textTerms';

describe('textTerms', () => {
  it('splits a text into its words', () => {
    expect(textTerms('带皮  老号').map(({ text }) => text)).toEqual(['带皮', '老号']);
    expect(textTerms('')).toEqual([]);
  });

  it('leaves the other words when one is removed by its span', () => {
    const text = '带皮 贞德 老号';
    const [, second] = textTerms(text);

    const rest = removeSpan(text, second!.span);

    expect(rest).toBe('带皮 老号');
    expect(textTerms(rest).reduceRight((remaining, { span }) => removeSpan(remaining, span), rest)).toBe('');
  });

  it('returns the spans of all words', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '贞', ' ', '\n', '😀', '-'), maxLength: 20 }), (text) => {
        const terms = textTerms(text);

        for (const { text: word, span } of terms) expect(text.slice(span.start, span.end)).toBe(word);
        expect(terms.map((term) => term.text).join('')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
