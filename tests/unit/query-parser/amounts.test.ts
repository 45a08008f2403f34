/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (text: string, mode: ParseMode, game: GameId = 'FateGO') =>
  parseText(await loadGame(gameById(game)), mode, text);
const rangeOf = async (facet: string, text: string, mode: ParseMode = 'query', game?: GameId) =>
  (await parse(text, mode, game)).ranges.find((one) => one.facet === facet)?.range ?? null;
const priceOf = async (text: string) => {
  const { price } = await parse(text, 'query');
  return price === null ? null : { ...price.range, currency: price.currency };
};

const atLeast = (min: number) => ({ min, max: null });
const atMost = (max: number) => ({ min: null, max });
const exactly = (value: number) => ({ min: value, max: value });

describe('a number that begins with 百 or 千, and a range with から', () => {
  it.each([
    ['聖晶石は千五百個以上', { min: 1500, max: null }],
    ['聖晶石は千五百個から二千個', { min: 1500, max: 2000 }],
    ['石は100個から200個', { min: 100, max: 200 }],
  ])('is read: %s', async (text, range) => {
    const { ranges } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(ranges.map((one) => one.range)).toEqual([range]);
  });
});

describe('a number', () => {
  it.each([
    ['两亿三千万', 230_000_000],
    ['2千五', 2500],
    ['1万二', 12_000],
    ['52M', 52_000_000],
    ['300 million', 300_000_000],
    ['3百万', 3_000_000],
    ['fifty', 50],
    ['十几亿', 1_000_000_000],
    ['九百多万', 9_000_000],
  ])('may be written as %s', async (number, value) => {
    expect(await rangeOf('qp', `${number} QP`, 'offer')).toEqual(exactly(value));
  });
});

describe('an amount of a resource', () => {
  it.each([
    ['石头起码三百', atLeast(300)],
    ['石头至少要有3000', atLeast(3000)],
    ['石头别低于240', atLeast(240)],
    ['石头不能少于240', atLeast(240)],
    ['no less than 500 SQ', atLeast(500)],
    ['石头别超过800', atMost(800)],
    ['石は500個〜1000個', { min: 500, max: 1000 }],
    ['石头不用多，三百就够', atLeast(300)],
    ['石头\n3万以上\n预算800', atLeast(30_000)],
    ['石头越多越好，最少5000', atLeast(5000)],
    ['石头还有600以上', atLeast(600)],
    ['石1000以上……打错了，3000以上', atLeast(3000)],
    ['石は１まんいじょう', atLeast(10_000)],
    ['SQ more than 100 000', atLeast(100_000)],
    ['SQ for 300 pulls', atLeast(900)],
    ['石不够300的不收', atLeast(300)],
  ])('is read with its bound: %s', async (text, range) => {
    expect(await rangeOf('sq', text)).toEqual(range);
  });

  it.each([
    ['the last of two corrected amounts', '石头1100多……精确说是1126', 1126],
    ['the one after a link', '石头还有71', 71],
    ['one at the end of the clause', '石头倒有80了', 80],
    ['one after words about where it went', '石は昨日のガチャで溶けて320個', 320],
    ['one after a remark', '石头三位数都没有，就87个', 87],
    ['one with a further word', '石は300しかないです', 300],
    ['what is left after being used up', '石头基本没了只剩40', 40],
    ['one in a later clause', '石头比较多，有2300多', 2300],
    ['none after a verb in front of the name', 'spent all my quartz', 0],
    ['none before a word for the rest', 'no SQ left', 0],
    ['what is left, after a space', '石头 剩 48', 48],
    ['none after being used up', '石头抽没了', 0],
    ['none after a number', '石头刚抽完 0', 0],
    ['none in front of the name', '没有石头了', 0],
    ['none after the name', '聖晶石なしです', 0],
    ['none in English', 'Merlin, no SQ', 0],
    ['an approximate one before the name', '300ish SQ', 300],
  ])('of a listing is %s', async (_what, text, value) => {
    expect(await rangeOf('sq', text, 'offer')).toEqual(exactly(value));
  });

  it.each([
    ['the sum of pulls and rounds', '萝卜一井零五十抽', 37_500],
    ['a number of rounds', '天井3回分', 90_000],
    ['pulls times a number', '200連×2', 60_000],
  ])('is %s', async (_, text, value) => {
    expect(await rangeOf('jewel', text, 'offer', 'UmaMusume')).toEqual(exactly(value));
  });

  it('completes names that share a half with an earlier one', async () => {
    const text = 'Apples: 233 gold, 410 silver';

    expect(await rangeOf('gold_fruit', text, 'offer')).toEqual(exactly(233));
    expect(await rangeOf('silver_fruit', text, 'offer')).toEqual(exactly(410));
  });

  it('is none where not even one is left', async () => {
    expect(await rangeOf('crowns', 'クラウンは1枚もないです', 'offer', 'pokemontcgp')).toEqual(exactly(0));
  });

  it('keeps the bound that a correction does not mention', async () => {
    expect(await rangeOf('level', 'マスターレベル100以上150未満…いや149以下')).toEqual({ min: 100, max: 149 });
  });

  it('belongs to an attribute that an earlier clause limits', async () => {
    expect(await rangeOf('level', '等级不要太高的，130以下')).toEqual(atMost(130));
  });

  it.each([
    '多号现货共40个',
    '多号 还剩40个',
    '初始号 还有40 12元/个',
    'several in stock (40)',
    'bulk accounts, 40 left',
  ])('is the stock: %s', async (text) => {
    expect(await rangeOf('stock', text, 'offer')).toEqual(exactly(40));
  });

  it.each([
    ['36区', 'world', exactly(36)],
    ['30区以内', 'world', atMost(30)],
    ['W30-W40', 'world', { min: 30, max: 40 }],
    ['30区到40区', 'world', { min: 30, max: 40 }],
    ['钻石够200抽', 'diamond', atLeast(60_000)],
    ['tower floor 600+', 'tower', atLeast(600)],
    ['主线推到18以上', 'chapter', atLeast(18)],
  ] as const)('may stand before or after the word: %s', async (text, facet, range) => {
    expect(await rangeOf(facet, text, 'query', 'Mememori_jp')).toEqual(range);
  });
});

describe('an amount for each of several resources', () => {
  it.each(['马票、卡票各100以上', '马票卡票都要100+', '育成チケ・サポチケ各100枚'])(
    'is given to all of them: %s',
    async (text) => {
      const { ranges } = await parse(text, 'query', 'UmaMusume');

      expect(ranges.map(({ facet, range }) => [facet, range.min])).toEqual([
        ['trainee_ticket', 100],
        ['support_ticket', 100],
      ]);
    },
  );
});

describe('an amount that does not matter', () => {
  it.each(['石头不需要', '石头无所谓', '石头不要求', '石头多少都行', '石头另算'])(
    'is no condition and has no effect on the price after it: %s',
    async (text) => {
      const { ranges, price, unread } = await parse(`${text}\n预算两千三以内`, 'query');

      expect({ ranges, unread }).toEqual({ ranges: [], unread: [] });
      expect(price?.range).toEqual(atMost(2300));
    },
  );

  it.each(['どっちか1枚でも完凸なら', '太阳伊布ex一张起'])('counts something else: %s', async (text) => {
    const game = text.includes('ex') ? 'pokemontcgp' : 'UmaMusume';

    expect((await parse(text, 'query', game)).ranges).toEqual([]);
  });
});

describe('zero', () => {
  it.each(['石0でいい、マーリン', 'Merlin, quartz can be zero'])('asks for nothing: %s', async (text) => {
    expect((await parse(text, 'query')).ranges).toEqual([]);
  });

  it('is a bound if it is stated as one', async () => {
    expect(await rangeOf('sq', '石≥0')).toEqual(atLeast(0));
  });
});

describe('an amount that was spent', () => {
  it.each(['上次歪了我三百抽', '被骗了500块', '抽梅林沉了六百石一个没有', 'I wasted 200 SQ'])(
    'is no condition: %s',
    async (text) => {
      const { ranges, price, items } = await parse(`${text}\n要孔明`, 'query');

      expect({ ranges, price }).toEqual({ ranges: [], price: null });
      expect(items).toContainEqual(expect.objectContaining({ item: 'svt-37', mode: 'must' }));
    },
  );
});

describe('a price beside the amount of something', () => {
  it.each<[GameId, string, string, object, object]>([
    ['Mememori_jp', '塔600层起，400内', 'tower', atLeast(600), { ...atMost(400), currency: 'CNY' }],
    ['Mememori_jp', 'VIP十级以上八百以内', 'vip', atLeast(10), { ...atMost(800), currency: 'CNY' }],
    [
      'imassc_prism',
      '三星偶像60起，钱八百～一千二',
      'threeStar',
      atLeast(60),
      { min: 800, max: 1200, currency: 'CNY' },
    ],
    ['Mememori_jp', 'VIP10以上、お金は5万円まで', 'vip', atLeast(10), { ...atMost(50_000), currency: 'JPY' }],
  ])('is no amount, in %s: %s', async (game, text, facet, amount, sum) => {
    const { ranges, price } = await parse(text, 'query', game);

    expect(ranges.map(({ facet: id, range }) => [id, range])).toEqual([[facet, amount]]);
    expect({ ...price?.range, currency: price?.currency }).toEqual(sum);
  });

  it('is an amount if it is too large for a price', async () => {
    expect(await rangeOf('money', '钱5000万以上', 'query', 'imassc_prism')).toEqual(atLeast(50_000_000));
  });
});

describe('a price without a unit', () => {
  it.each([
    ['梅林 200到450之间', { min: 200, max: 450, currency: 'CNY' }],
    ['梅林\n五百到七百。', { min: 500, max: 700, currency: 'CNY' }],
    ['梅林，我最多出 666', { ...atMost(666), currency: 'CNY' }],
    ['梅林 最后别超过120', { ...atMost(120), currency: 'CNY' }],
    ['梅林 五百块顶天', { ...atMost(500), currency: 'CNY' }],
    ['预算\n800\n梅林', { ...atMost(800), currency: 'CNY' }],
    ['梅林 3万まで出せます（円です）', { ...atMost(30_000), currency: 'JPY' }],
    ['梅林 up to 35 euros', { ...atMost(35), currency: 'EUR' }],
    ['梅林 400 NT 以下', { ...atMost(400), currency: 'TWD' }],
    ['no more than 1500 HKD', { ...atMost(1500), currency: 'HKD' }],
    ['梅林 出到五百', { ...atMost(500), currency: 'CNY' }],
    ['梅林 心理价位400', { ...atMost(400), currency: 'CNY' }],
    ['梅林 350收', { ...atMost(350), currency: 'CNY' }],
    ['梅林 两三百的', { min: 200, max: 300, currency: 'CNY' }],
    ['梅林 价格3xx', { min: 300, max: 399, currency: 'CNY' }],
    ['between 100 and 200 USD', { min: 100, max: 200, currency: 'USD' }],
    ['Merlin, not paying more than 90', { ...atMost(90), currency: 'CNY' }],
    ['梅林 800以上免谈', { ...atMost(800), currency: 'CNY' }],
    ['梅林 超500不要', { ...atMost(500), currency: 'CNY' }],
    ['过五百不看，梅林', { ...atMost(500), currency: 'CNY' }],
    ['Merlin, more than 500 = pass', { ...atMost(500), currency: 'CNY' }],
    ['Merlin above 500 no', { ...atMost(500), currency: 'CNY' }],
    ['マーリンさがしてます。ねだんは3000えんまで', { ...atMost(3000), currency: 'JPY' }],
    ['マーリンさがしてます。3000えんいないで', { ...atMost(3000), currency: 'JPY' }],
    ['マーリン探しています、予算は諭吉2枚まで', { ...atMost(20_000), currency: 'JPY' }],
    ['マーリン探しています、1諭吉くらいでお願いします', { min: 8000, max: 12_000, currency: 'JPY' }],
    ['求 FGO日本版。梅林宝具2、孔明 宝具1。予算15000まで', { ...atMost(15_000), currency: 'JPY' }],
    ['Merlin, 45,000 won or less', { ...atMost(45_000), currency: 'KRW' }],
    ["Merlin, max 150, won't go over", { ...atMost(150), currency: 'CNY' }],
    ['マーリン 1万円以上は無理', { ...atMost(10_000), currency: 'JPY' }],
    ['石头不重要 300到500', { min: 300, max: 500, currency: 'CNY' }],
    ['梅林 预算500，打错了，400', { ...atMost(400), currency: 'CNY' }],
  ])('is read in a wish: %s', async (text, price) => {
    expect(await priceOf(text)).toEqual(price);
  });

  it.each([
    '主线 2-14',
    '梅林 2-3',
    '等级 80-150',
    '五六万石头',
    '800以上的梅林',
    'Merlin, I won 3 of them',
    'quartz over 500 no Merlin',
  ])('is not a range of something else: %s', async (text) => {
    expect(await priceOf(text)).toBeNull();
  });
});
