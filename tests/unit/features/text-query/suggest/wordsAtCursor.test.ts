/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { wordsAtCursor } from '@/features/text-query/suggest/wordsAtCursor';
import type { ParsedText } from '@/query-parser/result/parsedText';

function reading(text: string, parts: Partial<ParsedText> = {}): ParsedText {
  return { text, items: [], ambiguous: [], ranges: [], choices: [], price: null, unread: [], skipped: [], ...parts };
}

function placeOf(text: string, word: string) {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
}

function wordsIn(read: ParsedText, cursor: number): readonly string[] {
  return wordsAtCursor(read, cursor).map(({ start, end }) => read.text.slice(start, end));
}

describe('the words at the cursor', () => {
  it('are the piece that was not read, then all up to the next spaces', () => {
    const text = '带皮 梅林宝2斯卡';
    const read = reading(text, {
      items: [{ item: 'merlin' as ItemId, level: 2, mode: 'must', quality: 'exact', span: placeOf(text, '梅林宝2') }],
      unread: ['带皮', '斯卡'].map((word) => ({ text: word, span: placeOf(text, word) })),
    });

    expect(wordsIn(read, text.length)).toEqual(['斯卡', '梅林宝2斯卡']);
    expect(wordsIn(read, 2)).toEqual(['带皮']);
  });

  it('are a code in one piece, however it was read', () => {
    const text = 'fg-19';
    const read = reading(text, {
      unread: ['fg', '19'].map((word) => ({ text: word, span: placeOf(text, word) })),
    });

    expect(wordsIn(read, text.length)).toEqual(['fg-19']);
  });

  it('are none between spaces', () => {
    expect(wordsIn(reading('带皮  '), 4)).toEqual([]);
    expect(wordsIn(reading(''), 0)).toEqual([]);
  });
});
