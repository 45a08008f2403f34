/** @jest-environment node */
import { createTextIndexBuilder } from '@/engine/text/textIndexBuilder';
import { offer } from '../../builders';
import { indexOf } from '../shop';

const { index } = indexOf([
  offer({ code: 'FG-193', listedAt: 1 }),
  offer({ code: 'FG-19340', listedAt: 2, title: 'FG-777' }),
  offer({ code: 'FG-19341', listedAt: 3, status: 'sold' }),
  offer({ code: 'BA-19300', listedAt: 4 }),
]);

const text = createTextIndexBuilder([]);
for (const block of index.blocks) text.addCodes(block);
const { findCodes } = text;

describe('findCodes', () => {
  it('finds codes by prefix, newest first, including sold offers', () => {
    expect(findCodes(index, 'FG-1934', 9)).toEqual(['FG-19341', 'FG-19340']);
  });

  it('ignores case, width and punctuation', () => {
    expect(findCodes(index, 'ｆｇ 1934', 9)).toEqual(['FG-19341', 'FG-19340']);
  });

  it('lists the code that equals the text first, even with a limit of 1', () => {
    expect(findCodes(index, 'fg193', 9)).toEqual(['FG-193', 'FG-19341', 'FG-19340']);
    expect(findCodes(index, 'fg193', 1)).toEqual(['FG-193']);
  });

  it('searches neither inside codes nor in titles', () => {
    expect(findCodes(index, '19300', 9)).toEqual([]);
    expect(findCodes(index, 'FG-777', 9)).toEqual([]);
  });

  it('finds nothing in a block whose codes have not been folded yet', () => {
    expect(createTextIndexBuilder([]).findCodes(index, 'FG-1934', 9)).toEqual([]);
  });

  it('finds nothing for a text of spaces and punctuation', () => {
    expect(findCodes(index, ' - ', 9)).toEqual([]);
  });
});
