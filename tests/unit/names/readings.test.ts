/** @jest-environment node */
import fc from 'fast-check';
import { NO_READINGS, packReadings, unpackReadings } from '@/names/readings';

const list = fc.array(fc.stringMatching(/^[^|~^]+$/), { maxLength: 4 });
const NAMES = ['吉尔伽美什（弓）', 'ギルガメッシュ', 'Gilgamesh (Archer)', '闪闪'];

describe('Packed readings', () => {
  it('are one string per list, without trailing empty ones', () => {
    expect(packReadings({ ...NO_READINGS, bare: ['阿周那', 'Arjuna'] }, NAMES)).toEqual(['', '阿周那|Arjuna']);
    expect(packReadings(NO_READINGS, NAMES)).toEqual([]);
  });

  it('refer to what spellings have in common with the names', () => {
    const readings = { ...NO_READINGS, variants: ['弓吉尔伽美什'], bare: ['Gilgamesh'] };

    expect(packReadings(readings, NAMES)).toEqual(['弓~005', '~209']);
    expect(unpackReadings(['弓~005', '~209'], NAMES)).toEqual(readings);
  });

  it('unpack unchanged', () => {
    const part = fc
      .tuple(fc.constantFrom(...NAMES), fc.nat(12), fc.nat(12))
      .map(([name, start, length]) => name.slice(start, start + length));
    const spelling = fc.tuple(fc.stringMatching(/^[^|~^]+$/), part).map(([text, slice]) => text + slice);
    const spellings = fc.oneof(list, fc.array(spelling, { maxLength: 4 }));
    const readings = fc.record({ variants: spellings, bare: spellings, parts: spellings, kana: spellings });

    fc.assert(fc.property(readings, (one) => expect(unpackReadings(packReadings(one, NAMES), NAMES)).toEqual(one)));
  });

  it.each([[null], ['梅林'], [[1]], [['', '', '', '', '']]])('are refused as %j', (cell) => {
    expect(unpackReadings(cell, NAMES)).toBeNull();
  });
});
