/** @jest-environment node */
import fc from 'fast-check';
import { NO_READINGS, packReadings, unpackReadings } from '@/names/readings';

const list = fc.array(fc.stringMatching(/^[^|]+$/), { maxLength: 4 });

describe('Packed readings', () => {
  it('are one string per list, without trailing empty ones', () => {
    expect(packReadings({ ...NO_READINGS, bare: ['吉尔伽美什', 'Gilgamesh'] })).toEqual(['', '吉尔伽美什|Gilgamesh']);
    expect(packReadings(NO_READINGS)).toEqual([]);
  });

  it('unpack unchanged', () => {
    const readings = fc.record({ variants: list, bare: list, parts: list, kana: list });

    fc.assert(fc.property(readings, (one) => expect(unpackReadings(packReadings(one))).toEqual(one)));
  });

  it.each([[null], ['梅林'], [[1]], [['', '', '', '', '']]])('are refused as %j', (cell) => {
    expect(unpackReadings(cell)).toBeNull();
  });
});
