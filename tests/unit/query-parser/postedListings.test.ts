/** @jest-environment node */
import type { GameId } from '@/games/types';
import { type Reading, readPosted } from './readPosted';

describe('the levels of a posted listing', () => {
  it.each<[GameId, string, Reading]>([
    [
      'Mememori_jp',
      'LR+5 Natasha, Fortina\nLR+2 Ophelia, Armstrong',
      { items: ['chr-041*14', 'chr-042*14', 'chr-049*11', 'chr-050*11'] },
    ],
    ['UmaMusume', 'MLBs -> Kitasan Speed / Rice Power', { items: ['sc-30028*5', 'sc-30034*5'] }],
    [
      'Mass',
      '满破 骨王 科塞特斯\n2破 迪米乌哥斯/塞巴斯',
      { items: ['ol-ainz*6', 'ol-cocytus*6', 'ol-demiurge*3', 'ol-sebas*3'] },
    ],
    [
      'UmaMusume',
      '★5 キタサンブラック／★3 アーモンドアイ、ブエナビスタ',
      { items: ['uma-kitasan-black*5', 'uma-almond-eye*3', 'uma-buena-vista*3'] },
    ],
    [
      'pokemontcgp',
      '三星超梦ex 2张 皇冠卡共5张 二星卡27张',
      { items: ['a1-282*2'], attributes: { crowns: 5, twoStar: 27 } },
    ],
    ['pokemontcgp', '皇冠3张分别是雪拉比、轰鸣月', { items: ['b3-233*1', 'b3a-109*1'], attributes: { crowns: 3 } }],
    ['srw_dd_jp', 'MLB > Lancelot Albion, Guren', { items: ['u-lancelot-albion*5', 'u-guren-seiten*5'] }],
    ['FateGO', 'NP2 - Castoria, Morgan', { items: ['svt-284*2', 'svt-309*2'] }],
    [
      'imassc_prism',
      'Asahi/Fuyuko/Mei LB4, Nichika/Mikoto LB2',
      { items: ['idol-asahi*5', 'idol-fuyuko*5', 'idol-mei*5', 'idol-nichika*3', 'idol-mikoto*3'] },
    ],
    [
      'duel_links',
      '3x 希望皇雷霆/鸟铳士  2x 梅尔卡巴',
      { items: ['c-number-s39-utopia-the-lightning*3', 'c-castel-the-skyblaster-musketeer*3', 'c-invoked-mechaba*2'] },
    ],
    [
      'MasterDuel',
      '3-ofs: Ash, Veiler; 2-ofs: Nibiru, Droll',
      {
        items: [
          'c-ash-blossom-joyous-spring*3',
          'c-effect-veiler*3',
          'c-nibiru-the-primal-being*2',
          'c-droll-lock-bird*2',
        ],
      },
    ],
    [
      'Mememori_jp',
      'LR+4 for Cerberus, Ophelia and Armstrong, Kaguya only LR',
      { items: ['chr-043*13', 'chr-049*13', 'chr-050*13', 'chr-069*9'] },
    ],
    [
      'duel_links',
      '三张的有：泡影、墓穴指名者；三叉龙x1',
      { items: ['c-infinite-impermanence*3', 'c-called-by-the-grave*3', 'c-trishula-dragon-of-the-ice-barrier*1'] },
    ],
  ])('are those of its lists, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('offer', game, text)).toEqual(reading);
  });
});

describe('what a posted listing lacks', () => {
  it.each<[GameId, string, Reading]>([
    [
      'duel_links',
      '- 墓指 3\n- 无限泡影 无\n- 技能：重新开始、平衡',
      { items: ['c-called-by-the-grave*3', 'skill-restart*1', 'skill-balance*1'] },
    ],
    ['srw_dd_jp', '掉毛 / 命运高达无 / 水晶11000', { items: ['u-wing-zero-ew*1'] }],
    ['Mass', '■2凸\nデミウルゴス\n■未所持\nセバス', { items: ['ol-demiurge*3'] }],
    ['BlueArchive', 'ミカ固有2、妃咲★4 専武なし', { items: ['stu-mika*7', 'stu-kisaki*4'], attributes: { ue: 0 } }],
  ])('is said of one name, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('offer', game, text)).toEqual(reading);
  });
});

describe('a price in a posted listing', () => {
  it.each<[GameId, string, Reading]>([
    ['gget_jp', '万代ID 888', { attributes: { bind: 'bnid' }, price: { amount: 888 } }],
    [
      'FateGO',
      'FGO垢 売ります\n魔神さん宝3\n¥18,000',
      { items: ['svt-209*3'], price: { amount: 18000, currency: 'JPY' } },
    ],
    ['FateGO', 'FGO NA account, played since 2018', { attributes: { server: 'na' } }],
  ])('is read in the words of groups, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('offer', game, text)).toEqual(reading);
  });
});

describe('the account of a posted listing', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', '日服号 玩腻了便宜出 梅林2宝', { items: ['svt-150*2'], attributes: { server: 'jp' } }],
    ['BlueArchive', '号是我从别人手里收的，介意二手的就别来了', { attributes: { firstHand: false } }],
    ['Mass', '非本人 二手', { attributes: { firstHand: false } }],
    ['MasterDuel', '一手没转过', { attributes: { firstHand: true } }],
    ['FateGO', 'Fate/Grand Order 引退垢 黒聖杯 完凸', { items: ['ce-48*5'], attributes: { accountType: 'endgame' } }],
  ])('is described as the seller says, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('offer', game, text)).toEqual(reading);
  });
});
