/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { wordsAtCursor } from '@/features/text-query/suggest/wordsAtCursor';
import type { ParsedText } from '@/query-parser/result/parsedText';
import { parsedText } from '../parsedText';

function spanOf(text: string, word: string) {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
}

function wordsIn(parsed: ParsedText, cursor: number): readonly string[] {
  return wordsAtCursor(parsed, cursor).map(({ start, end }) => parsed.text.slice(start, end));
}

describe('wordsAtCursor', () => {
  it('returns the unknown word, then everything between the spaces', () => {
    const text = '带皮 梅林宝2斯卡';
    const parsed = parsedText(text, {
      items: [{ item: 'merlin' as ItemId, level: 2, mode: 'must', quality: 'exact', span: spanOf(text, '梅林宝2') }],
      unread: ['带皮', '斯卡'].map((word) => ({ text: word, span: spanOf(text, word) })),
    });

    expect(wordsIn(parsed, text.length)).toEqual(['斯卡', '梅林宝2斯卡']);
    expect(wordsIn(parsed, 2)).toEqual(['带皮']);
  });

  it('returns a code in one piece even if it was parsed as several words', () => {
    const text = 'fg-19';
    const parsed = parsedText(text, {
      unread: ['fg', '19'].map((word) => ({ text: word, span: spanOf(text, word) })),
    });

    expect(wordsIn(parsed, text.length)).toEqual(['fg-19']);
  });

  it('returns nothing if only spaces touch the cursor', () => {
    expect(wordsIn(parsedText('带皮  '), 4)).toEqual([]);
    expect(wordsIn(parsedText(''), 0)).toEqual([]);
  });
});
