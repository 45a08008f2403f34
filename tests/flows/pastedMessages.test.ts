/** @jest-environment node */
import { runCli } from '@/cli/runCli';
import type { Currency } from '@/domain/money';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { initialDraftState, reduceDraft } from '@/features/search-state/searchDraft';
import { statedFacets } from '@/features/search-state/statedFacets';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { facetsOf } from '@/games/facetsOf';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { createSearchClient, type SearchClient } from '@/search-worker/client';
import { createInProcessWorker } from '@/search-worker/inProcessWorker';
import { sha256 } from '../unit/builders';
import { memoryHost } from '../unit/cli/io/memoryEffects';
import { searchWhole } from '../unit/search-worker/searchWhole';

type Case = {
  readonly game: GameId;
  readonly currency?: Currency;
  readonly message: string;
  /** The rows of a spreadsheet after its header: code, shop, price, items, resource, title and, if any, server. */
  readonly rows: readonly string[];
  /** Header of the resource. */
  readonly resource: string;
  /** Codes of the offers that the message leads to, in their order. */
  readonly found: readonly string[];
  /** Words that are shown as unused. */
  readonly unused?: readonly string[];
};

const open: SearchClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

/** Publishes a spreadsheet and opens it as a buyer's page does; the search runs in this process. */
async function openShop({ game: id, currency = 'CNY', resource, rows }: Case): Promise<SearchClient> {
  const header = `编号,店铺,价格,角色/物品,${resource},标题,服务器`;
  const host = memoryHost({
    [`stock/${id}.csv`]: [header, ...rows].join('\n'),
    'stock/vitrine.json': JSON.stringify({ currency, timeZone: '+08:00', sample: true }),
  });
  expect([await runCli(['build', 'stock', '--out', 'catalog'], host.effects), host.reported]).toEqual([0, []]);
  const fetchBytes = async (url: string) => host.files.get(url) ?? Promise.reject(new Error(`no ${url}`));
  const location = { manifestUrl: `catalog/${id}/manifest.json`, segmentBase: `catalog/${id}/` };
  const client = createSearchClient(() => createInProcessWorker({ fetchBytes, sha256 }), location, []);
  open.push(client);
  return client;
}

/** Pastes a message into the box of a page that shows all offers, and searches for what the URL contains then. */
async function paste(one: Case) {
  const game = gameById(one.game);
  const facets = facetsOf(specOf(game));
  const client = await openShop(one);
  const all = await searchWhole(client, EMPTY_QUERY);
  const shops = Object.keys(all.counts.choices.shop ?? {});
  const parser = createQueryParser(specOf(game), await loadBuiltRoster(game.family)).withShops(shops);
  const { currency } = all.catalog;
  const facetsInStock = statedFacets(all);
  const { navigations } = reduceDraft(
    initialDraftState(EMPTY_QUERY),
    { type: 'committed', text: one.message },
    ({ base, original }, text, cursor) =>
      parser.apply(base, text, { currency, cursor, searchedText: original.text, facets: facetsInStock }),
  );
  expect(navigations).toHaveLength(1);
  const query = throughUrl(navigations[0]?.query ?? EMPTY_QUERY);
  return { query, page: await searchWhole(client, query) };

  function throughUrl(written: Query): Query {
    return readQuery(writeQuery(written, facets), facets);
  }
}

const CASES: readonly Case[] = [
  {
    game: 'UmaMusume',
    message:
      '哥们帮我找个号\n北黑 满破\n超级小栗帽 3破\n高峰 要满破\n石头 3万以上\n预算800\n最好带春乌\n不要月见屋\n急 在线等',
    resource: '宝石',
    rows: [
      'UM-1,听雨楼,780,北部玄驹（速）*5; 小栗帽（力）*4; 目白高峰（智）*5,32000,便宜',
      'UM-2,听雨楼,800,北部玄驹（速）*5; 小栗帽（力）*5; 目白高峰（智）*5; 春乌拉拉,45000,带春乌拉拉',
      'UM-3,月见屋,500,北部玄驹（速）*5; 小栗帽（力）*5; 目白高峰（智）*5,45000,别家的',
      'UM-4,听雨楼,700,北部玄驹（速）*4; 小栗帽（力）*5; 目白高峰（智）*5,45000,北黑差一破',
      'UM-5,听雨楼,700,北部玄驹（速）*5; 小栗帽（力）*5; 目白高峰（智）*5,12000,石头不够',
      'UM-6,听雨楼,900,北部玄驹（速）*5; 小栗帽（力）*5; 目白高峰（智）*5,45000,太贵',
    ],
    found: ['UM-2', 'UM-1'],
  },
  {
    game: 'UmaMusume',
    message: '求小北 高峰都要满破，石5w+，1000以内，月见屋别来',
    resource: '宝石',
    rows: [
      'UM-1,听雨楼,980,北部玄驹（根）*5; 目白高峰（智）*5,52000,根北黑也是小北',
      'UM-2,听雨楼,880,北部玄驹（速）*5; 目白高峰（智）*5,52000,速北黑',
      'UM-3,月见屋,500,北部玄驹（速）*5; 目白高峰（智）*5,52000,别家的',
      'UM-4,听雨楼,500,北部玄驹（根）*4; 目白高峰（智）*5,52000,差一破',
      'UM-5,听雨楼,500,目白高峰（智）*5,52000,没有小北',
    ],
    found: ['UM-2', 'UM-1'],
  },
  {
    game: 'FateGO',
    message: '收个日服号\nC呆、村正随便一个\n梅林要宝2以上\n石头800+，500以内 便宜的优先\n贞德最好有\n在线等，急',
    resource: '圣晶石',
    rows: [
      'FG-1,青石铺,480,梅林*2; 阿尔托莉雅·卡斯特（术）,900,有C呆,日服',
      'FG-2,青石铺,450,梅林*3; 千子村正; 贞德（弓）,800,有村正,日服',
      'FG-3,青石铺,300,梅林*2; 贞德（裁）,900,两个都没有,日服',
      'FG-4,青石铺,300,梅林*1; 千子村正,900,宝1,日服',
      'FG-5,青石铺,300,梅林*2; 千子村正,900,国服的,国服iOS',
    ],
    found: ['FG-2', 'FG-1'],
  },
  {
    game: 'FateGO',
    message: 'ＦＧＯ日服垢\n不要貞德\n呼符不重要 石800以上\n梅林 C呆 都要有\n月见屋的就行，谢谢老板',
    resource: '圣晶石',
    rows: [
      'FG-1,月见屋,480,梅林; 阿尔托莉雅·卡斯特（术）,900,符合,日服',
      'FG-2,月见屋,450,梅林; 阿尔托莉雅·卡斯特（术）; 贞德（弓）,900,有弓贞,日服',
      'FG-3,青石铺,450,梅林; 阿尔托莉雅·卡斯特（术）,900,别家的,日服',
    ],
    found: ['FG-1'],
  },
  {
    game: 'BlueArchive',
    message: '蹲个国际服的号\n未花 日奈都要有\n青辉石2万以上\n不要礼服日奈\n预算300-600\n秒付',
    resource: '青辉石',
    rows: [
      'BA-1,折桂坊,350,未花; 日奈,21000,符合,国际服·港澳台',
      'BA-2,折桂坊,350,未花; 日奈; 日奈（礼服）,21000,有礼服,国际服·港澳台',
      'BA-3,折桂坊,250,未花; 日奈,21000,太便宜,国际服·港澳台',
      'BA-4,折桂坊,350,未花; 日奈,21000,日服的,日服',
      'BA-5,折桂坊,350,未花,21000,没有日奈,国际服·港澳台',
    ],
    found: ['BA-1'],
  },
  {
    game: 'BlueArchive',
    currency: 'JPY',
    message:
      'ブルアカ日本版の垢探してます\nミカ、水着ホシノ必須\n青輝石15000以上\n予算1万円まで\nよろしくお願いします！',
    resource: '青辉石',
    rows: [
      'BA-1,折桂坊,9800,未花; 星野（泳装）,15000,符合,日服',
      'BA-2,折桂坊,12000,未花; 星野（泳装）,15000,高い,日服',
      'BA-3,折桂坊,8000,未花; 星野（泳装）,9000,石が足りない,日服',
      'BA-4,折桂坊,8000,星野（泳装）,15000,ミカなし,日服',
    ],
    found: ['BA-1'],
  },
  {
    game: 'MasterDuel',
    message: '收MD号，白银城 or 蛇眼 either is fine\ngems 5000+, max 300\nnot 月见屋 please\nthx!!',
    resource: '宝石',
    rows: [
      'MD-1,栀子商店,280,白银城卡组,6000,one of them',
      'MD-2,栀子商店,290,蛇眼卡组; 白银城卡组,5000,both',
      'MD-3,月见屋,100,蛇眼卡组,6000,other shop',
      'MD-4,栀子商店,100,蛇眼卡组,4000,few gems',
      'MD-5,栀子商店,100,青眼白龙,9000,neither',
    ],
    found: ['MD-2', 'MD-1'],
  },
  {
    game: 'pokemontcgp',
    currency: 'USD',
    message:
      'anyone selling a pocket acc?\nCharizard ex, Mewtwo ex\n500+ hourglasses, under 60\nonly Blue Lantern\nthanks',
    resource: 'Pack Hourglass',
    rows: [
      'PK-1,Blue Lantern,55,Charizard ex A1-036; Mewtwo ex,600,regular art',
      'PK-2,Blue Lantern,58,Charizard ex (Immersive); Mewtwo ex,500,immersive art',
      'PK-3,Moon House,40,Charizard ex (Immersive); Mewtwo ex,900,other shop',
      'PK-4,Blue Lantern,40,Mewtwo ex,900,no Charizard',
      'PK-5,Blue Lantern,65,Charizard ex A1-036; Mewtwo ex,900,too expensive',
    ],
    found: ['PK-1', 'PK-2'],
  },
  {
    game: 'Mememori_jp',
    currency: 'JPY',
    message:
      'メメモリ 日本版\nフェンリルLR以上 か ルサルカ SR+\nダイヤ10万以上\n3万円以内で探してます\n月見屋以外でお願いします',
    resource: '钻石',
    rows: [
      'MJ-1,折桂坊,29000,芬里尔*9,100000,フェンリルLR,日服',
      'MJ-2,折桂坊,25000,芬里尔*8; 鲁萨尔卡*4,120000,ルサルカSR+,日服',
      'MJ-3,折桂坊,25000,芬里尔*8,120000,どちらもない,日服',
      'MJ-4,月见屋,20000,芬里尔*9,120000,別の店,日服',
    ],
    found: ['MJ-2', 'MJ-1'],
  },
  {
    game: 'imassc_prism',
    currency: 'JPY',
    message:
      'シャニソンの垢探してます！\n浅倉透と樋口円香は必須、できれば緋田美琴も\nジュエル1万以上 予算15000円まで\nよろしくお願いします',
    resource: 'ジュエル',
    rows: [
      'SP-1,鹿鸣坊,9000,浅仓透; 樋口圆香,12000,美琴なし',
      'SP-2,鹿鸣坊,12000,浅仓透; 樋口圆香; 绯田美琴,12000,美琴あり',
      'SP-3,鹿鸣坊,9000,浅仓透; 绯田美琴,12000,円香なし',
      'SP-4,鹿鸣坊,16000,浅仓透; 樋口圆香,12000,高い',
    ],
    found: ['SP-2', 'SP-1'],
  },
  {
    game: 'duel_links',
    message: '求DL号\n青眼 黑魔导都要\n宝石一万以上\n不要月见屋和三月堂的\n200块左右',
    resource: 'Gems',
    rows: [
      'DL-1,青石铺,230,青眼白龙; 黑魔导,10000,符合',
      'DL-2,月见屋,200,青眼白龙; 黑魔导,10000,别家的',
      'DL-3,三月堂,200,青眼白龙; 黑魔导,10000,别家的',
      'DL-4,青石铺,260,青眼白龙; 黑魔导,10000,太贵',
      'DL-5,青石铺,200,青眼白龙,10000,没有黑魔导',
    ],
    found: ['DL-1'],
  },
  {
    game: 'gget_jp',
    message: '收gget日服号\n自由高达 或 命运高达，5000钻以上\n带牛高达加分\n400以下，要听雨楼的',
    resource: '钻石',
    rows: [
      'GJ-1,听雨楼,320,自由高达(EX),5200,没有牛高达',
      'GJ-2,听雨楼,380,命运高达(EX); ν高达(EX),5000,有牛高达',
      'GJ-3,月见屋,300,命运高达(EX); ν高达(EX),5000,别家的',
      'GJ-4,听雨楼,300,ν高达(EX),5000,只有牛高达',
    ],
    found: ['GJ-2', 'GJ-1'],
  },
];

describe('A pasted message', () => {
  it.each(CASES)('leads to its offers in one step: $message', async (one) => {
    const { query, page } = await paste(one);

    expect({ text: query.text, found: page.hits.map(({ offer }) => offer.code) }).toEqual({
      text: '',
      found: one.found,
    });
  });
});
