import type { ItemId } from '@/domain/offer';
import { findSimilarItems } from '@/features/text-query/findSimilarItems';

const NAMES: Readonly<Record<string, readonly string[]>> = { 梅林: ['merlin', 'merlin-santa'], ash: ['ash'] };
const findItems = (text: string) => (NAMES[text] ?? []) as readonly ItemId[];
const similar = (text: string, limit = 4) => findSimilarItems(findItems, text, limit);

describe('findSimilarItems', () => {
  it('finds the names of a word in the text and returns the other words', () => {
    expect(similar('带皮 梅林', 1)).toEqual([{ item: 'merlin', rest: '带皮' }]);
  });

  it('finds names at the beginning or end of a word', () => {
    expect(similar('梅林子').map(({ item }) => item)).toEqual(['merlin', 'merlin-santa']);
    expect(similar('小梅林').map(({ item }) => item)).toEqual(['merlin', 'merlin-santa']);
  });

  it('finds nothing by less than half of a word, nor for codes', () => {
    expect(similar('ashblossom')).toEqual([]);
    expect(similar('ash1')).toEqual([]);
  });
});
