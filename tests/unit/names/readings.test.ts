/** @jest-environment node */
import fc from 'fast-check';
import { NO_READINGS, packReadings, unpackReadings } from '@/names/readings';

const list = fc.array(fc.stringMatching(/^[^|]+$/), { maxLength: 4 });

describe('packed readings', () => {
  it('are a string a list, empty ones at the end left out', () => {
    expect(packReadings({ ...NO_READINGS, bare: ['吉尔伽美什', 'Gilgamesh'] })).toEqual(['', '吉尔伽美什|Gilgamesh']);
    expect(packReadings(NO_READINGS)).toEqual([]);
  });

  it('come back as they were', () => {
    const readings = fc.record({ variants: list, bare: list, parts: list, kana: list });

    fc.assert(fc.property(readings, (one) => expect(unpackReadings(packReadings(one))).toEqual(one)));
  });

  it.each([[null], ['梅林'], [[1]], [['', '', '', '', '']]])('are refused if they are %j', (cell) => {
    expect(unpackReadings(cell)).toBeNull();
  });
});
