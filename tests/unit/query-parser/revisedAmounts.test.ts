/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const listed = async (game: GameId, text: string) => {
  const { ranges, price } = parseText(await loadGame(gameById(game)), 'offer', text);
  const amounts = Object.fromEntries(ranges.map(({ facet, range }) => [facet, range.min]));
  return price === null ? amounts : { ...amounts, price: price.range.min };
};

describe('an amount of a listing', () => {
  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['FateGO', '石头300→280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '石头300多点不到，实数280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '石头300多（322），呼符20', { sq: 322, ticket: 20 }],
    ['FateGO', '石头三位数：280', { sq: 280 }],
    ['FateGO', '聖晶石は福袋に全部ぶちこんだので28', { sq: 28 }],
    ['FateGO', '聖晶石300個でしたがガチャを回したので残り28', { sq: 28 }],
    ['FateGO', '石头从300掉到280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '呼符20，15万石头抽剩280', { sq: 280, ticket: 20 }],
    ['FateGO', '石头上个月写 300，现在 280', { sq: 280 }],
    ['FateGO', '石头她说300，实际280', { sq: 280 }],
    ['FateGO', 'SQ: 300 when I posted, rolled yesterday, 280 now.', { sq: 280 }],
    ['FateGO', '聖晶石、公開時300→イベントで溶かして280', { sq: 280 }],
    ['FateGO', 'SQ 300 >>> 280, 20 tickets', { sq: 280, ticket: 20 }],
    ['FateGO', '石300個と書いてた分は今280', { sq: 280 }],
    ['FateGO', '年初存到石头3400，呼符20，现在石头280', { sq: 280, ticket: 20 }],
    ['FateGO', '去年石头九千多，今天看石头就280', { sq: 280 }],
    ['FateGO', '石头不是300，是280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '聖晶石300個ではなく280個、呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', 'SQ not 300 but 280, 20 tickets', { sq: 280, ticket: 20 }],
    ['FateGO', '石头：上个池子扔光，只剩280', { sq: 280 }],
    ['FateGO', '石头300（现在280），呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '石头原来300，现在280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '石头昨天还有300今天剩280，呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', '金苹果240，刚吃了20，剩220', { gold_fruit: 220 }],
    ['FateGO', '五星60个，哦是62个，限定30', { fiveStar: 62, fiveStarLimited: 30 }],
    ['FateGO', '五星60 ← 今天又出一个，61', { fiveStar: 61 }],
    ['MasterDuel', 'UR粉 4xx，具体420', { cp_ur: 420 }],
    ['FateGO', 'SQ 300 -> 280 now, 20 tickets', { sq: 280, ticket: 20 }],
    ['FateGO', 'SQ was 300, now 280. tickets 20', { sq: 280, ticket: 20 }],
    ['imassc_prism', 'level 171... or 117? checked: 117', { level: 117 }],
    ['FateGO', '聖晶石300個でしたが280になりました、呼符20', { sq: 280, ticket: 20 }],
    ['FateGO', 'マスターLv140と書きましたが150でした', { level: 150 }],
    ['FateGO', '石900あったけど回して残り300', { sq: 300 }],
    ['FateGO', '石头原来有900，现在剩300', { sq: 300 }],
    ['FateGO', '石头还有900，刚抽没了现在0', { sq: 0 }],
    ['FateGO', '石900、昨日回して今は300', { sq: 300 }],
    ['FateGO', '石头攒了1200，现在只剩160', { sq: 160 }],
    ['FateGO', '石头从8000用到2600', { sq: 2600 }],
    ['FateGO', '石は先月900あったのに今は300です 5000円', { sq: 300, price: 5000 }],
    ['FateGO', 'had 900 SQ, only 300 left', { sq: 300 }],
  ])('is replaced by a later one: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });

  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['BlueArchive', '等级是81不是91', { level: 81 }],
    ['FateGO', '圣杯3，不是30啊是3', { grail: 3 }],
    ['FateGO', '等级160（之前写的150），石头300', { level: 160, sq: 300 }],
    ['FateGO', '御主150级（写成140了）', { level: 150 }],
    ['FateGO', 'level 150 not 140', { level: 150 }],
    ['FateGO', 'レベル160（前は159）、石300', { level: 160, sq: 300 }],
    ['FateGO', 'level 160 (was 159), 300 sq, $60 (was $80)', { level: 160, sq: 300, price: 60 }],
  ])('is not what the text says it is not: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });

  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['FateGO', '石头300，呼符20，400→380', { sq: 300, ticket: 20, price: 380 }],
    ['FateGO', '石头300，呼符20；砍到380', { sq: 300, ticket: 20, price: 380 }],
    ['FateGO', '石头300 呼符20 现在380', { sq: 300, ticket: 20, price: 380 }],
    ['FateGO', 'SQ 300, tickets 20, was 60, now 50', { sq: 300, ticket: 20, price: 50 }],
    ['FateGO', '石头300，400元，现在380', { sq: 300, price: 380 }],
    ['FateGO', '石头剩300（原来900），420', { sq: 300, price: 420 }],
    ['Mememori_jp', 'W21，player rank 188，1200→950', { world: 21, playerRank: 188, price: 950 }],
  ])('is not replaced by a price: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });
});

describe('an amount after a question mark', () => {
  it('is the answer: pyro? 200', async () => {
    expect(await listed('BlueArchive', 'Mika UE50. pyro? 200. $20')).toEqual({ pyroxene: 200, price: 20 });
  });

  it('is none beside a price', async () => {
    expect(await listed('FateGO', '石头？300元')).toEqual({ price: 300 });
  });
});

describe('what is outdated or sold', () => {
  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['FateGO', '旧：御主156级，SQ 320\n新：御主161级，SQ 95，呼符0', { level: 161, sq: 95, ticket: 0 }],
    ['FateGO', 'old: level 156, 320 SQ\nnew: level 161, 95 SQ', { level: 161, sq: 95 }],
    ['FateGO', '更新前：レベル156、石320\n更新後：レベル161、石95', { level: 161, sq: 95 }],
    ['FateGO', '配置A：石1800+呼符160（已售罄）\n配置B：石1500+呼符130', { sq: 1500, ticket: 130 }],
    ['FateGO', 'set A: 1800 SQ (sold out)\nset B: 1500 SQ', { sq: 1500 }],
    ['FateGO', '石1800，已售罄，别问', { sq: 1800 }],
    ['BlueArchive', 'Pyroxene spent down to 480', { pyroxene: 480 }],
  ])('is replaced by what is stated anew: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });
});
