/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) => parseText(await loadGame(gameById('FateGO')), 'query', text);
const priceOf = async (text: string) => (await read(text)).price?.range ?? null;

describe('an upper limit of a wish', () => {
  it.each([
    'Merlin, not above 70 usd',
    "Merlin, can't do more than 70 usd this month",
    'Merlin, 70 US dollars is my limit',
  ])('is its highest price: %s', async (text) => {
    expect((await read(text)).price).toMatchObject({ range: { min: null, max: 70 }, currency: 'USD' });
  });

  it.each([
    ['Merlin under $420 HKD', 'HKD'],
    ['梅林 $900 NTD以内', 'TWD'],
    ['梅林 NT$900元以内', 'TWD'],
  ])('has the currency behind it if a sign of several currencies stands before it: %s', async (text, currency) => {
    expect((await read(text)).price?.currency).toBe(currency);
  });
});

describe('The last number of a Chinese wish', () => {
  it.each([
    '要梅林、孔明，180',
    '要梅林，180，多一块都不给',
    '要梅林\n180',
    '梅林，一百八，微信',
    '梅林。180，能谈就谈',
    '三百的没有？梅林，180',
  ])('is the budget if it fills a clause: %s', async (text) => {
    expect(await priceOf(text)).toEqual({ min: null, max: 180 });
  });

  it.each(['梅林 180', '180', '梅林，加QQ，12', 'マーリン、180', 'Merlin, 180', '梅林，加qq 18012'])(
    'is no budget: %s',
    async (text) => {
      expect(await priceOf(text)).toBeNull();
    },
  );

  it('is no lower limit of a price across 、', async () => {
    const { price, ranges } = await read('マーリン、石500〜、7000円まで');

    expect(price?.range).toEqual({ min: null, max: 7000 });
    expect(ranges.map(({ facet, range }) => [facet, range.min])).toEqual([['sq', 500]]);
  });

  it('is no budget beside a price', async () => {
    expect(await priceOf('梅林，500以内，180')).toEqual({ min: null, max: 500 });
  });

  it.each(['梅林 350封死', '梅林 350能拿下不'])('is a budget before a word of the highest price: %s', async (text) => {
    expect(await priceOf(text)).toEqual({ min: null, max: 350 });
  });
});

describe('A highest price beside an approximate one', () => {
  it.each(['梅林 200左右，250封顶', '梅林 两百出头能拿下最好，最高250', '梅林 200上下，最多250'])(
    'is the limit: %s',
    async (text) => {
      expect(await priceOf(text)).toEqual({ min: null, max: 250 });
    },
  );
});

describe('A sum after a name at its highest level', () => {
  it.each(['速北黑满破 200左右，250封顶', '速北黑满破 别的随缘 200左右，250封顶', '速北黑满破 250以内'])(
    'is a price, not a number of cards: %s',
    async (text) => {
      const { items, ranges, price } = parseText(await loadGame(gameById('UmaMusume')), 'query', text);

      expect(items).toMatchObject([{ item: 'sc-30028', level: 5 }]);
      expect(ranges).toEqual([]);
      expect(price?.range).toEqual({ min: null, max: 250 });
    },
  );
});

describe('A highest price that is raised', () => {
  it.each(['梅林 800封顶，加到1000吧', '梅林 800以内，能涨到1000'])('is the later one: %s', async (text) => {
    expect(await priceOf(text)).toEqual({ min: null, max: 1000 });
  });
});

describe('A limit that is a unit alone', () => {
  it.each([
    ['梅林，过千不看', 1000],
    ['梅林，超千不要', 1000],
    ['梅林 别过百', 100],
  ])('is a highest price: %s', async (text, max) => {
    expect(await priceOf(text)).toEqual({ min: null, max });
  });

  it('is not read as the whole of a longer number', async () => {
    expect(await priceOf('梅林 别过千五')).toBeNull();
  });
});

describe('A budget that was changed', () => {
  it.each([
    ['预算800r，交完房租变 600r 了', 600, 'CNY'],
    ['上限从500改650', 650, 'CNY'],
    ['本来想写 3,000円まで，这里都用人民币的话就 150r 以内吧', 150, 'CNY'],
    ['$25, absolute ceiling $30', 30, 'USD'],
    ['my price: $40. we settled on 50 USD', 50, 'USD'],
    ['1万円超えると嫁に怒られるのでそこまで', 10_000, 'JPY'],
  ])('is the later one: %s', async (text, max, currency) => {
    expect((await read(text)).price).toMatchObject({ range: { min: null, max }, currency });
  });
});

describe('A price as the page shows it', () => {
  it.each([
    ['merlin under CN¥500', { min: null, max: 500 }],
    ['merlin CN¥100-300', { min: 100, max: 300 }],
    ['merlin cheaper than 300', { min: null, max: 300 }],
    ['マーリン 300より安い', { min: null, max: 300 }],
  ])('names no server: %s', async (text, range) => {
    const { price, choices } = await read(text);

    expect({ range: price?.range, choices }).toEqual({ range, choices: [] });
  });
});
