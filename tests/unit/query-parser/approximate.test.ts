/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (text: string, mode: 'query' | 'offer' = 'query') =>
  parseText(await loadGame(gameById('FateGO')), mode, text);
const stones = async (text: string, mode: 'query' | 'offer' = 'query') =>
  (await parse(text, mode)).ranges.find(({ facet }) => facet === 'sq')?.range ?? null;
const price = async (text: string) => (await parse(text)).price?.range ?? null;

describe('a price after a tilde', () => {
  it.each([
    ['~$70', { min: 56, max: 84 }],
    ['~70 USD', { min: 56, max: 84 }],
    ['~7000円', { min: null, max: 7000 }],
  ])('is approximate in dollars and a limit elsewhere: %s', async (text, range) => {
    expect(await price(`Merlin, ${text}`)).toEqual(range);
  });
});

describe('an approximate number in a wish', () => {
  it.each([
    ['石500左右', { min: 400, max: 600 }],
    ['大概600石的自抽号', { min: 480, max: 720 }],
    ['石800くらい', { min: 640, max: 960 }],
    ['around 1000 sq', { min: 800, max: 1200 }],
    ['1000 sq or thereabouts', { min: 800, max: 1200 }],
    ['大概800石以上', { min: 800, max: null }],
    ['石500-800左右', { min: 500, max: 800 }],
  ])('may be a fifth off, unless it is a bound: %s', async (text, range) => {
    expect(await stones(text)).toEqual(range);
  });

  it.each([
    ['梅林 200左右', { min: 160, max: 240 }],
    ['梅林 200块左右', { min: 160, max: 240 }],
    ['マーリン 2万円くらいまで', { min: null, max: 20_000 }],
    ['梅林 5左右', null],
  ])('is a price if it counts nothing: %s', async (text, range) => {
    expect(await price(text)).toEqual(range);
  });

  it('is exact in an offer', async () => {
    expect(await stones('石500左右', 'offer')).toEqual({ min: 500, max: 500 });
  });
});

describe('nothing left', () => {
  it.each([
    '梅林 石用完了',
    'マーリン 石は使い切りました(0)',
    'Merlin, sq all spent',
    'Merlin, sq gone',
    '梅林，石头一颗都没有',
  ])('is none in an offer: %s', async (text) => {
    expect(await stones(text, 'offer')).toEqual({ min: 0, max: 0 });
  });

  it('is said of several resources at once', async () => {
    const { ranges } = await parse('マーリン 石も呼符もゼロ', 'offer');

    expect(ranges.map(({ facet, range }) => [facet, range.min, range.max])).toEqual([
      ['sq', 0, 0],
      ['ticket', 0, 0],
    ]);
  });
});
