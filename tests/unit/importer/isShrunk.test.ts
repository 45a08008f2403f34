/** @jest-environment node */
import { isShrunk } from '@/importer/isShrunk';

describe('isShrunk', () => {
  it.each([
    ['loses nothing', 100, 100, false],
    ['loses three in ten', 100, 70, false],
    ['loses more than three in ten', 100, 69, true],
    ['loses all', 100, 0, true],
    ['grows', 100, 200, false],
  ])('judges a catalogue that %s', (_, before, after, shrunk) => {
    expect(isShrunk({ offers: before, sample: false }, { offers: after, sample: false })).toBe(shrunk);
  });

  it('asks nothing where nothing is published', () => {
    expect(isShrunk(null, { offers: 0, sample: false })).toBe(false);
  });

  it('lets real stock of any size replace the sample', () => {
    expect(isShrunk({ offers: 500, sample: true }, { offers: 3, sample: false })).toBe(false);
    expect(isShrunk({ offers: 500, sample: true }, { offers: 3, sample: true })).toBe(true);
  });
});
