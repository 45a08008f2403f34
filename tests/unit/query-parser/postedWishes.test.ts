/** @jest-environment node */
import type { GameId } from '@/games/types';
import { type Reading, readPosted } from './readPosted';

describe('the levels of a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    [
      'duel_links',
      '2 copies each of Crystal Wing, Castel and Brionac',
      {
        items: [
          'c-crystal-wing-synchro-dragon*2',
          'c-castel-the-skyblaster-musketeer*2',
          'c-brionac-dragon-of-the-ice-barrier*2',
        ],
      },
    ],
    ['gget_jp', '柯西 牛高达 能天使 三台2破', { items: ['unit-xi-ex*3', 'unit-nu-ex*3', 'unit-exia-ex*3'] }],
    ['UmaMusume', 'Maruzensky and Taiki Shuttle, 4* or better', { items: ['uma-maruzensky*4', 'uma-taiki-shuttle*4'] }],
    ['UmaMusume', '北黑马5星 北黑速卡满破', { items: ['uma-kitasan-black*5', 'sc-30028*5'] }],
    ['gget_jp', 'Hathaway char LB1', { items: ['chr-hathaway*2'] }],
    ['MasterDuel', '2+ S:P Little Knight', { items: ['c-s-p-little-knight*2'] }],
    [
      'imassc_prism',
      '美琴日花随便一个满破就行 路加最好也有',
      { items: ['idol-mikoto*6 any', 'idol-nichika*6 any', 'idol-luca*1 nice'] },
    ],
    ['srw_dd_jp', '魔神凯撒、魔神Z不限突破', { items: ['u-mazinkaiser*1', 'u-mazinger-z*1'] }],
  ])('are those of its lists, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('a choice in a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', '梅林>孔明>C呆 三个有一个就行', { items: ['svt-150*1 any', 'svt-37*1 any', 'svt-284*1 any'] }],
    ['FateGO', 'Kukulcan NP2 up or Morgan NP3 up', { items: ['svt-373*2 any', 'svt-309*3 any'] }],
    ['FateGO', 'at least one out of: Morgan NP3, Space Ishtar NP2', { items: ['svt-309*3 any', 'svt-268*2 any'] }],
    [
      'UmaMusume',
      '佐岳2破  育成黄金巨匠 贵妇人有一个就行',
      { items: ['sc-30160*3', 'uma-orfevre*1 any', 'uma-gentildonna*1 any'] },
    ],
    ['pokemontcgp', '三星伊布ex、叶伊布ex，每样有一张就够了', { items: ['a3b-092*1', 'a2a-010*1'] }],
    [
      'MasterDuel',
      'one of these decks - Maliss, Ryzeal or Yubel',
      { items: ['deck-maliss*1 any', 'deck-ryzeal*1 any', 'deck-yubel*1 any'] },
    ],
  ])('has the names that it is about, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('a refusal in a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['duel_links', '谷歌号不要苹果的也不要', { attributes: { bind: { not: ['google', 'apple'] } } }],
    ['duel_links', '不要谷歌绑 苹果可以', { attributes: { bind: { not: ['google'] } } }],
    ['duel_links', '苹果绑的别发来 300以内', { attributes: { bind: { not: ['apple'] } }, price: { max: 300 } }],
    ['MasterDuel', 'Steam連携×、中国版×', { attributes: { server: { not: ['cn'] }, bind: { not: ['steam'] } } }],
    ['BlueArchive', 'アジア鯖とかは無理、日本鯖だけ見てます', { attributes: { server: 'jp' } }],
    ['UmaMusume', 'DMM連携はやめてほしい', { attributes: { bind: { not: ['dmm'] } } }],
    ['MasterDuel', 'MD垢ないですか、Steam連携以外', { attributes: { bind: { not: ['steam'] } } }],
    ['srw_dd_jp', '引き継ぎコードじゃないやつはちょっと無理', { attributes: { bind: 'code' } }],
    ['FateGO', 'リセマラ垢はごめんなさい', { attributes: { accountType: { not: ['starter'] } } }],
    ['BlueArchive', 'Yostar連携のもの以外はお引き受けいたしかねます', { attributes: { bind: 'yostar' } }],
    ['BlueArchive', 'Yostar連携以外は扱えません', { attributes: { bind: 'yostar' } }],
    ['BlueArchive', 'Yostar連携以外は問題ありません', { attributes: { bind: { not: ['yostar'] } } }],
    ['BlueArchive', 'Yostar連携は購入いたしかねます', { attributes: { bind: { not: ['yostar'] } } }],
    ['BlueArchive', 'Yostar連携は問題ありません', {}],
    ['BlueArchive', '【NG】日本版以外、Google連携', { attributes: { server: 'jp', bind: { not: ['google'] } } }],
    ['gget_jp', '不要BNID以外的绑定', { attributes: { bind: 'bnid' } }],
    ['FateGO', 'anything other than NA is out', { attributes: { server: 'na' } }],
    ['pokemontcgp', '皇冠梦幻ex 没皇冠梦幻别dd', { items: ['a1a-086*1'] }],
    ['FateGO', 'Merlin MLB or im not interested', { items: ['svt-150*1'] }],
    [
      'FateGO',
      '孔明 NG:キアラ、国服',
      { items: ['svt-37*1', 'svt-167*1 never'], attributes: { server: { not: ['cn_ios', 'cn_android'] } } },
    ],
    [
      'FateGO',
      '孔明ほしい、国服とかいや',
      { items: ['svt-37*1'], attributes: { server: { not: ['cn_ios', 'cn_android'] } } },
    ],
    ['srw_dd_ww', "Cybuster LB3 or it's a no", { items: ['u-cybuster*4'] }],
    [
      'FateGO',
      'Abby, Voyager. Not interested if the acc has Van Gogh',
      { items: ['svt-195*1', 'svt-281*1', 'svt-295*1 never'] },
    ],
    ['FateGO', '奥伯龙、CBA 除了C呆要宝2，其他宝1', { items: ['svt-316*1', 'svt-215*1', 'svt-284*2'] }],
    ['UmaMusume', '看号标准（缺一条不收）：①速花3破 ②根青竹2破', { items: ['sc-30018*4', 'sc-30094*3'] }],
    ['UmaMusume', 'guestのみ、連携済みは買いません', { attributes: { bind: 'guest' } }],
    [
      'Mememori_jp',
      '×カグヤ入り（高いので）、DMM連携、未連携',
      { items: ['chr-069*1 never'], attributes: { bind: { not: ['dmm', 'guest'] } } },
    ],
    [
      'Mememori_jp',
      "skip any acc with summer Moddey, customer don't like\nfirst owner only",
      { items: ['chr-071*1 never'], attributes: { firstHand: true } },
    ],
    ['UmaMusume', '没有贵妇人（育成马娘，不是卡）的不考虑', { items: ['uma-gentildonna*1'] }],
    ['duel_links', '神宣一张都没有的话也算了', { items: ['c-solemn-judgment*1'] }],
    ['duel_links', '羽毛扫×1；人物不看', { items: ['c-harpies-feather-duster*1'] }],
    [
      'Mememori_jp',
      "no summer Moddey, don't like\nfirst owner only",
      { items: ['chr-071*1 never'], attributes: { firstHand: true } },
    ],
    ['gget_jp', '能天使，就是别未绑的', { items: ['unit-exia-ex*1'], attributes: { bind: { not: ['guest'] } } }],
  ])('is about what it names, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('an attitude in a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', 'everyone NP2 minimum please: Oberon, Morgan', { items: ['svt-316*2', 'svt-309*2'] }],
    ['FateGO', "Merlin's gotta be NP5", { items: ['svt-150*5'] }],
    ['BlueArchive', 'UE40 for Mika and Hina, though Hina is ok at 5*', { items: ['stu-mika*7', 'stu-hina*5'] }],
    ['MasterDuel', 'triple Ash', { items: ['c-ash-blossom-joyous-spring*3'] }],
    ['pokemontcgp', 'crown Lugia. oops, crown Ho-Oh', { items: ['a4-240*1'] }],
    ['pokemontcgp', '要有二星小霞，最好还有三星伊布ex', { items: ['a1-267*1', 'a3b-092*1 nice'] }],
    ['Mass', 'nice to have swimsuit Narberal', { items: ['ol-narberal-swim*1 nice'] }],
    ['BlueArchive', 'ナギサが★5になってると嬉しい', { items: ['stu-nagisa*5 nice'] }],
    ['FateGO', '梅林我自己号上都有了不用带，奥伯龙必须', { items: ['svt-316*1'] }],
    ['FateGO', '以前那个号孔明梅林都有，邮箱丢了。现在想收C呆', { items: ['svt-284*1'] }],
    ['FateGO', 'カルナみたいなすり抜けはいてもいなくてもOK、孔明必須', { items: ['svt-37*1'] }],
    ['UmaMusume', '理事長は完凸だと嬉しい（なくても買います）', { items: ['sc-30207*5 nice'] }],
    ['Mememori_jp', '蕾吉娜、伊莲有一个UR+也可以', { items: ['chr-137*8 any', 'chr-140*8 any'] }],
    ['srw_dd_jp', 'ストフリは2凸あれば満足', { items: ['u-strike-freedom*3'] }],
    ['BlueArchive', 'need Hina, i want my first one to be mine lol', { items: ['stu-hina*1'] }],
    ['imassc_prism', 'Noctchill members: Toru, Madoka', { items: ['idol-toru*1', 'idol-madoka*1'] }],
    ['imassc_prism', 'ノクチルメンバーなら透', { items: ['idol-toru*1'] }],
    ['imassc_prism', 'noctchill四个人（透、圆香）都要3破', { items: ['idol-toru*4', 'idol-madoka*4'] }],
    ['imassc_prism', '透、圆香两个人（都满破）', { items: ['idol-toru*6', 'idol-madoka*6'] }],
    ['UmaMusume', '自用，日服，想要茶座', { items: ['uma-manhattan-cafe*1'], attributes: { server: 'jp' } }],
  ])('is about the names that it stands with, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('a price in a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', '梅林 1500可小刀 懂的来', { items: ['svt-150*1'], price: { max: 1500 } }],
    ['FateGO', '梅林 五到八百都行', { items: ['svt-150*1'], price: { min: 500, max: 800 } }],
    ['FateGO', '梅林，预算卡死1200', { items: ['svt-150*1'], price: { max: 1200 } }],
    ['Mememori_jp', '露娜 1500r 以内', { items: ['chr-046*1'], price: { max: 1500 } }],
    [
      'Mememori_jp',
      '露娜 W70以后的新区 100内',
      { items: ['chr-046*1'], attributes: { world: { min: 70 } }, price: { max: 100 } },
    ],
    ['FateGO', '梅林 £30', { items: ['svt-150*1'] }],
    ['srw_dd_jp', 'ｻｻﾞﾋﾞｰ 2.5万ﾏﾃﾞ', { items: ['u-sazabi*1'], price: { max: 25000, currency: 'JPY' } }],
    [
      'srw_dd_jp',
      'nu gundam the rest i dont care paying max 3000 twd',
      { items: ['u-nu-gundam*1'], price: { max: 3000, currency: 'TWD' } },
    ],
    [
      'FateGO',
      'キャストリアとオベロンがいる垢を探しています。予算1万まで',
      { items: ['svt-284*1', 'svt-316*1'], price: { max: 10000, currency: 'JPY' } },
    ],
    ['FateGO', 'オベロン 予算1500', { items: ['svt-316*1'], price: { max: 1500 } }],
    [
      'FateGO',
      'マーリンとオベロンが居る垢をください。¥4,000〜¥6,000',
      { items: ['svt-150*1', 'svt-316*1'], price: { min: 4000, max: 6000, currency: 'JPY' } },
    ],
  ])('is read in the words of groups, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});

describe('the parts of a posted wish', () => {
  it.each<[GameId, string, Reading]>([
    ['FateGO', '(1) 梅林宝2\n(2) 孔明\n(3) 300以内', { items: ['svt-150*2', 'svt-37*1'], price: { max: 300 } }],
    ['FateGO', '梅林 350±50', { items: ['svt-150*1'], price: { min: 300, max: 400 } }],
    [
      'FateGO',
      '①梅林②孔明宝3③1万8千円まで',
      { items: ['svt-150*1', 'svt-37*3'], price: { max: 18000, currency: 'JPY' } },
    ],
    [
      'FateGO',
      '①梅林，②孔明宝3，③1万8千円まで',
      { items: ['svt-150*1', 'svt-37*3'], price: { max: 18000, currency: 'JPY' } },
    ],
    [
      'FateGO',
      '宝5\nモルガン\nオベロン\n宝2\nマーリン\nスカディ',
      { items: ['svt-309*5', 'svt-316*5', 'svt-150*2', 'svt-215*2'] },
    ],
    [
      'FateGO',
      '宝5 モルガン オベロン / 宝2 マーリン スカディ',
      { items: ['svt-309*5', 'svt-316*5', 'svt-150*2', 'svt-215*2'] },
    ],
    ['FateGO', '> モルガン宝3以上\n> 予算20000円', { items: ['svt-309*3'], price: { max: 20000, currency: 'JPY' } }],
    ['FateGO', '**NP5** Morgan, Merlin', { items: ['svt-309*5', 'svt-150*5'] }],
    ['FateGO', 'モルガン - NP5\nマーリン - NP2', { items: ['svt-309*5', 'svt-150*2'] }],
    ['FateGO', '👉 梅林宝2\n👉 孔明', { items: ['svt-150*2', 'svt-37*1'] }],
    ['FateGO', '梅林、孔明宝2', { items: ['svt-150*2', 'svt-37*2'] }],
    [
      'FateGO',
      '摩根 NP5 / 梅林 / ¥500以内 / 国服不要',
      {
        items: ['svt-309*5', 'svt-150*1'],
        attributes: { server: { not: ['cn_ios', 'cn_android'] } },
        price: { max: 500 },
      },
    ],
  ])('stay apart, in %s: %s', async (game, text, reading) => {
    expect(await readPosted('query', game, text)).toEqual(reading);
  });
});
