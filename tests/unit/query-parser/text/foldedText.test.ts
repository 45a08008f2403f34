/** @jest-environment node */
import { foldWithOffsets, spanOf } from '@/query-parser/text/foldedText';

describe('A folded text', () => {
  it.each([
    ['梅林  宝2', '梅林 宝2'],
    ['Merlin\u3000\u3000NP2 \nWaver', 'merlin np2\nwaver'],
    ['WTS **NP5** Herc', 'wts np5 herc'],
    ['  >  Herc', '  ・ Herc'],
    // A full-width comma joins full-width digits only.
    ['石０，真是０', '石0，真是0'],
    ['石１，２００', '石1,200'],
    ['杏目⭐３', '杏目★3'],
    // The indentation shows what belongs to the line before it.
    ['【NG】闇コヤン\n　　山の翁', '【ng】闇コヤン\n  山ノ翁'],
  ])('has one space for several, and one width of characters: %s', (text, chars) => {
    expect(foldWithOffsets(text).chars).toBe(foldWithOffsets(chars).chars);
  });

  it('maps what is behind several spaces to the original text', () => {
    const folded = foldWithOffsets('梅林   孔明 \n C呆');
    const spans = ['梅林', '孔明', 'c呆'].map((word) => folded.chars.indexOf(word));

    expect(spans.map((start) => spanOf(folded, start, start + 2))).toEqual([
      { start: 0, end: 2 },
      { start: 5, end: 7 },
      { start: 10, end: 12 },
    ]);
  });
});
