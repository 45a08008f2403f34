/** @jest-environment node */
import { readPosted } from './readPosted';

describe('a number in English words', () => {
  it.each<[string, object]>([
    ['Merlin, thirty-three dollars', { max: 33, currency: 'USD' }],
    ['Merlin, twenty five bucks', { max: 25, currency: 'USD' }],
    ['Merlin, two hundred dollars', { max: 200, currency: 'USD' }],
  ])('is read as a whole: %s', async (text, price) => {
    expect((await readPosted('query', 'FateGO', text)).price).toEqual(price);
  });
});

describe('a number of copies', () => {
  it.each<[string, readonly string[]]>([
    ['2 x Ash Blossom', ['c-ash-blossom-joyous-spring*2']],
    ['3 x Nibiru and 2 x Ash Blossom', ['c-nibiru-the-primal-being*3', 'c-ash-blossom-joyous-spring*2']],
    ['Ash Blossom 2 x', ['c-ash-blossom-joyous-spring*2']],
  ])('may have a space before its x, which refuses nothing: %s', async (text, items) => {
    expect((await readPosted('query', 'MasterDuel', text)).items).toEqual(items);
  });
});
