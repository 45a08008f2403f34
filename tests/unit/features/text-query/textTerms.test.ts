/** @jest-environment node */
import fc from 'fast-check';
import type { ItemId } from '@/domain/offer';
import { removeSpan, textTerms } from '@/features/text-query/textTerms';
import type { AmbiguousName } from '@/query-parser/result/parsedText';

function ambiguity(text: string, word: string): AmbiguousName {
  const start = text.indexOf(word);
  const candidates = ['a' as ItemId, 'b' as ItemId];
  return { text: word, candidates, level: 1, mode: 'must', span: { start, end: start + word.length } };
}

describe('textTerms', () => {
  it('splits a text into its words', () => {
    expect(textTerms('带皮  老号').map(({ text }) => text)).toEqual(['带皮', '老号']);
    expect(textTerms('')).toEqual([]);
  });

  it('keeps an ambiguous name in one piece even if it contains spaces', () => {
    const text = '带皮 jeanne alter 老号';
    const jeanne = ambiguity(text, 'jeanne alter');

    const terms = textTerms(text, [jeanne]);

    expect(terms.map((term) => [term.text, term.ambiguity])).toEqual([
      ['带皮', null],
      ['jeanne alter', jeanne],
      ['老号', null],
    ]);
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
