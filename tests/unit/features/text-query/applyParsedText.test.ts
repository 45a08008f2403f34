/** @jest-environment node */
import fc from 'fast-check';
import type { ItemId } from '@/domain/offer';
import { applyParsedText } from '@/features/text-query/applyParsedText';
import type { ParsedItem } from '@/query-parser/result/parsedText';
import { ambiguousWant, query, want } from '../../builders';
import { parsedText, spanOf } from './parsedText';

const FINISHED = { currency: 'CNY', cursor: null, searchedText: '' } as const;
const never = () => false;

function item(text: string, word: string, id: string, parts: Partial<ParsedItem> = {}): ParsedItem {
  return { item: id as ItemId, level: 1, mode: 'must', quality: 'exact', span: spanOf(text, word), ...parts };
}

function unread(text: string, word: string) {
  return { text: word, span: spanOf(text, word) };
}

describe('applyParsedText', () => {
  it('adds the parsed conditions and lists unknown words as unused', () => {
    const text = '梅林宝2 石800 带皮 日服 500以内';
    const parsed = parsedText(text, {
      items: [item(text, '梅林宝2', 'merlin', { level: 2 })],
      ranges: [{ facet: 'sq', range: { min: 800, max: null }, span: spanOf(text, '石800') }],
      choices: [{ facet: 'server', not: false, values: ['jp'], span: spanOf(text, '日服') }],
      price: { range: { min: null, max: 500 }, currency: 'CNY', span: spanOf(text, '500以内') },
      unread: [unread(text, '带皮')],
    });

    expect(applyParsedText(query({ shown: 48 }), parsed, FINISHED, never)).toEqual(
      query({
        unused: ['带皮'],
        wants: [want('merlin', 'must', 2)],
        ranges: { sq: { min: 800, max: null }, price: { min: null, max: 500 } },
        choices: { server: { not: false, values: ['jp'] } },
      }),
    );
  });

  it('replaces conditions on the same item and keeps all others', () => {
    const text = '梅林宝3';
    const base = query({
      text: '一手',
      wants: [want('merlin', 'nice'), want('oberon')],
      ranges: { sq: { min: 100, max: null } },
    });
    const parsed = parsedText(text, { items: [item(text, text, 'merlin', { level: 3 })] });

    expect(applyParsedText(base, parsed, FINISHED, never)).toEqual(
      query({
        text: '一手',
        wants: [want('merlin', 'must', 3), want('oberon')],
        ranges: { sq: { min: 100, max: null } },
      }),
    );
  });

  it('adds one want for all items that an ambiguous name fits, with its mode and level', () => {
    const text = '贞德宝2 梅林';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      ambiguous: [
        {
          text: '贞德',
          candidates: ['a' as ItemId, 'b' as ItemId],
          level: 2,
          mode: 'never',
          span: spanOf(text, '贞德'),
        },
      ],
    });

    expect(applyParsedText(query(), parsed, FINISHED, never)).toEqual(
      query({ wants: [want('merlin'), ambiguousWant('贞德', ['a', 'b'], 'never', 2)] }),
    );
  });

  it('searches for unknown words if nothing else was understood', () => {
    const text = '带皮';
    const base = query({ wants: [want('merlin')], unused: ['老号'] });

    expect(applyParsedText(base, parsedText(text, { unread: [unread(text, text)] }), FINISHED, never)).toEqual(
      query({ text, wants: [want('merlin')] }),
    );
  });

  it('lists only the unknown words of the text itself, each once', () => {
    const text = '梅林 带皮 带皮 老号';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      unread: [unread(text, '带皮'), { text: '带皮', span: { start: 6, end: 8 } }, unread(text, '老号')],
    });

    expect(applyParsedText(query({ unused: ['毕业'] }), parsed, FINISHED, never).unused).toEqual(['带皮', '老号']);
  });

  it('does not search for the unknown words beside an ambiguous name', () => {
    const text = '贞德 带皮';
    const candidates = ['a', 'b'] as ItemId[];
    const parsed = parsedText(text, {
      ambiguous: [{ text: '贞德', candidates, level: 1, mode: 'must', span: spanOf(text, '贞德') }],
      unread: [unread(text, '带皮')],
    });

    expect(applyParsedText(query(), parsed, FINISHED, never)).toEqual(
      query({ wants: [ambiguousWant('贞德', ['a', 'b'])], unused: ['带皮'] }),
    );
  });

  it('keeps searching for a word that was searched for before names were added', () => {
    const text = '带皮 梅林 老号';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      unread: [unread(text, '带皮'), unread(text, '老号')],
    });

    expect(applyParsedText(query(), parsed, { ...FINISHED, searchedText: '毕业 带皮' }, never)).toEqual(
      query({ text: '带皮', wants: [want('merlin')], unused: ['老号'] }),
    );
  });

  it('searches for quoted words beside what was understood', () => {
    const text = '梅林 文字:"带皮" 老号';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      unread: [{ ...unread(text, '带皮'), isQuoted: true }, unread(text, '老号')],
    });

    expect(applyParsedText(query(), parsed, FINISHED, never)).toEqual(
      query({ text: '带皮', wants: [want('merlin')], unused: ['老号'] }),
    );
  });

  it('keeps a code in one piece although it was parsed as two words', () => {
    const text = 'FG-19340';

    const parsed = parsedText(text, { unread: [unread(text, 'FG'), unread(text, '19340')] });

    expect(applyParsedText(query(), parsed, FINISHED, never).text).toBe('FG-19340');
  });

  it('drops punctuation beside a word', () => {
    const text = '梅林，带皮！';

    const parsed = parsedText(text, { items: [item(text, '梅林', 'merlin')], unread: [unread(text, '带皮')] });

    expect(applyParsedText(query(), parsed, FINISHED, never).unused).toEqual(['带皮']);
  });

  it.each(['typo', 'sound'] as const)('ignores a name matched by %s until the cursor leaves it', (quality) => {
    const text = '梅林 aobolong';
    const guessed = item(text, 'aobolong', 'oberon', { quality });
    const parsed = parsedText(text, { items: [item(text, '梅林', 'merlin'), guessed] });
    const applyAt = (cursor: number | null) => applyParsedText(query(), parsed, { ...FINISHED, cursor }, never);

    expect(applyAt(text.length)).toEqual(query({ wants: [want('merlin')] }));
    expect(applyAt(2)).toEqual(query({ wants: [want('merlin'), want('oberon')] }));
    expect(applyAt(null)).toEqual(query({ wants: [want('merlin'), want('oberon')] }));
  });

  it('ignores the beginning of a reading at the cursor, and keeps it as text once finished', () => {
    const parsed = parsedText('meil', { unread: [unread('meil', 'meil')] });
    const isPartialName = (word: string) => word === 'meil';

    expect(applyParsedText(query(), parsed, { ...FINISHED, cursor: 4 }, isPartialName).text).toBe('');
    expect(applyParsedText(query(), parsed, FINISHED, isPartialName).text).toBe('meil');
  });

  it('lists conditions that no offer of the catalog states as unused, except exclusions', () => {
    const text = '梅林 日服 石800 不要安卓';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      ranges: [{ facet: 'sq', range: { min: 800, max: null }, span: spanOf(text, '石800') }],
      choices: [
        { facet: 'server', not: false, values: ['jp'], span: spanOf(text, '日服') },
        { facet: 'platform', not: true, values: ['android'], span: spanOf(text, '不要安卓') },
      ],
    });

    expect(applyParsedText(query(), parsed, { ...FINISHED, facets: ['price', 'shop', 'sq'] }, never)).toEqual(
      query({
        wants: [want('merlin')],
        ranges: { sq: { min: 800, max: null } },
        choices: { platform: { not: true, values: ['android'] } },
        unused: ['日服'],
      }),
    );
  });

  it('lists a price in another currency as unused', () => {
    const text = '梅林 5000円以内';
    const parsed = parsedText(text, {
      items: [item(text, '梅林', 'merlin')],
      price: { range: { min: null, max: 5000 }, currency: 'JPY', span: spanOf(text, '5000円以内') },
    });

    expect(applyParsedText(query(), parsed, FINISHED, never)).toEqual(
      query({ wants: [want('merlin')], unused: ['5000円以内'] }),
    );
  });

  it('searches for a price in another currency if nothing else was understood', () => {
    const text = '5000円以内';
    const parsed = parsedText(text, {
      price: { range: { min: null, max: 5000 }, currency: 'JPY', span: spanOf(text, text) },
    });

    expect(applyParsedText(query(), parsed, FINISHED, never)).toEqual(query({ text }));
  });

  it('keeps exactly the unknown words, whatever separates them', () => {
    const word = fc.stringMatching(/^[a-z0-9带皮老号]{1,4}$/);
    const gap = fc.constantFrom(' ', '  ', '\n', '，', '-', ' · ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { maxLength: 8 }), (parts) => {
        let text = '';
        const words = parts.map(([one, between]) => {
          const span = { start: text.length, end: text.length + one.length };
          text += one + between;
          return { text: one, span };
        });

        const remaining = applyParsedText(query(), parsedText(text, { unread: words }), FINISHED, never).text;

        expect(remaining.match(/[a-z0-9带皮老号]+/g) ?? []).toEqual(words.map((one) => one.text));
        expect(remaining).not.toMatch(/\s\s|^\s|\s$|\n/);
      }),
    );
  });
});
