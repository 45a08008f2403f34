/** @jest-environment node */
import { splitEntries } from '@/importer/items/splitEntries';

const names = new Set(['Larva/Tiamat', 'Brionac, Dragon', '梅林', '斯卡哈']);
const isKnown = (entry: string) => names.has(entry);

describe('splitEntries', () => {
  it('splits at semicolons, bars, line breaks, commas and slashes', () => {
    expect(splitEntries('a; b；c|d｜e\nf\r\ng,h，i、j/k', isKnown, 2)).toEqual([...'abcdefghijk']);
  });

  it('keeps a name with a comma or a slash', () => {
    expect(splitEntries('梅林, Brionac, Dragon, Larva/Tiamat/斯卡哈', isKnown, 2)).toEqual([
      '梅林',
      'Brionac, Dragon',
      'Larva/Tiamat',
      '斯卡哈',
    ]);
  });

  it('omits empty entries', () => {
    expect(splitEntries(' ;; 梅林 ; , ;', isKnown, 2)).toEqual(['梅林']);
  });
});
