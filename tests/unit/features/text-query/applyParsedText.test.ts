/** @jest-environment node */
import fc from 'fast-check';
import type { ItemId } from '@/domain/offer';
import { applyParsedText } from '@/features/text-query/applyParsedText';
import type { ParsedItem, ParsedText } from '@/query-parser/result/parsedText';
import { query, want } from '../../build';

const FINISHED = { currency: 'CNY', cursor: null } as const;
const never = () => false;

/** A reading of a text in which words are named by themselves. */
function reading(text: string, parts: Partial<ParsedText> = {}): ParsedText {
  return { text, items: [], ambiguous: [], ranges: [], choices: [], price: null, unread: [], skipped: [], ...parts };
}

function placeOf(text: string, word: string) {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
}

function item(text: string, word: string, id: string, parts: Partial<ParsedItem> = {}): ParsedItem {
  return { item: id as ItemId, level: 1, mode: 'must', quality: 'exact', span: placeOf(text, word), ...parts };
}

function unread(text: string, word: string) {
  return { text: word, span: placeOf(text, word) };
}

describe('applyReading', () => {
  it('sets what was read and keeps what was not as text', () => {
    const text = '梅林宝2 石800 带皮 日服 500以内';
    const read = reading(text, {
      items: [item(text, '梅林宝2', 'merlin', { level: 2 })],
      ranges: [{ facet: 'sq', range: { min: 800, max: null }, span: placeOf(text, '石800') }],
      choices: [{ facet: 'server', not: false, values: ['jp'], span: placeOf(text, '日服') }],
      price: { range: { min: null, max: 500 }, currency: 'CNY', span: placeOf(text, '500以内') },
      unread: [unread(text, '带皮')],
    });

    expect(applyParsedText(query({ shown: 48 }), read, FINISHED, never)).toEqual(
      query({
        text: '带皮',
        wants: [want('merlin', 'must', 2)],
        ranges: { sq: { min: 800, max: null }, price: { min: null, max: 500 } },
        choices: { server: { not: false, values: ['jp'] } },
      }),
    );
  });

  it('lets the text win over what was asked before, and leaves the rest of it', () => {
    const text = '梅林宝3';
    const base = query({
      text: '一手',
      wants: [want('merlin', 'nice'), want('oberon')],
      ranges: { sq: { min: 100, max: null } },
    });
    const read = reading(text, { items: [item(text, text, 'merlin', { level: 3 })] });

    expect(applyParsedText(base, read, FINISHED, never)).toEqual(
      query({
        text: '一手',
        wants: [want('merlin', 'must', 3), want('oberon')],
        ranges: { sq: { min: 100, max: null } },
      }),
    );
  });

  it('keeps a name that fits several items as text, with the level that touches it', () => {
    const text = '贞德宝2 梅林';
    const read = reading(text, {
      items: [item(text, '梅林', 'merlin')],
      ambiguous: [
        {
          text: '贞德',
          candidates: ['a' as ItemId, 'b' as ItemId],
          level: 2,
          mode: 'must',
          span: placeOf(text, '贞德'),
        },
      ],
    });

    expect(applyParsedText(query(), read, FINISHED, never).text).toBe('贞德宝2');
  });

  it('keeps a code that was read as two words in one piece', () => {
    const text = 'FG-19340';

    const read = reading(text, { unread: [unread(text, 'FG'), unread(text, '19340')] });

    expect(applyParsedText(query(), read, FINISHED, never).text).toBe('FG-19340');
  });

  it('leaves signs beside a word away', () => {
    const text = '梅林，带皮！';

    const read = reading(text, { items: [item(text, '梅林', 'merlin')], unread: [unread(text, '带皮')] });

    expect(applyParsedText(query(), read, FINISHED, never).text).toBe('带皮');
  });

  it.each(['typo', 'sound'] as const)('waits with a name read as a %s until the cursor leaves it', (sureness) => {
    const text = '梅林 aobolong';
    const guessed = item(text, 'aobolong', 'oberon', { quality: sureness });
    const read = reading(text, { items: [item(text, '梅林', 'merlin'), guessed] });
    const at = (cursor: number | null) => applyParsedText(query(), read, { ...FINISHED, cursor }, never);

    expect(at(text.length)).toEqual(query({ wants: [want('merlin')] }));
    expect(at(2)).toEqual(query({ wants: [want('merlin'), want('oberon')] }));
    expect(at(null)).toEqual(query({ wants: [want('merlin'), want('oberon')] }));
  });

  it('waits with the beginning of how a name sounds, and looks for it as text in the end', () => {
    const read = reading('meil', { unread: [unread('meil', 'meil')] });
    const isHalfName = (word: string) => word === 'meil';

    expect(applyParsedText(query(), read, { ...FINISHED, cursor: 4 }, isHalfName).text).toBe('');
    expect(applyParsedText(query(), read, FINISHED, isHalfName).text).toBe('meil');
  });

  it('keeps a price in another money as text', () => {
    const text = '5000円以内';
    const read = reading(text, {
      price: { range: { min: null, max: 5000 }, currency: 'JPY', span: placeOf(text, text) },
    });

    expect(applyParsedText(query(), read, FINISHED, never)).toEqual(query({ text }));
  });

  it('drops no unread word and invents none, whatever stands between them', () => {
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

        const left = applyParsedText(query(), reading(text, { unread: words }), FINISHED, never).text;

        expect(left.match(/[a-z0-9带皮老号]+/g) ?? []).toEqual(words.map((one) => one.text));
        expect(left).not.toMatch(/\s\s|^\s|\s$|\n/);
      }),
    );
  });
});
