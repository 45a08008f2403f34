import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_GOOGLE, BIND_GUEST } from './commonOptions';
import { copiesScale } from './scales';
import { type FamilySpec, named, option, resource, sameInAllLanguages, wholeNumber } from './specBuilders';

/** Pokémon TCG Pocket. Groups are the sets; those without a known Chinese or Japanese title carry the English one. */
export const PTCGP_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'card',
      names: named('卡牌', 'カード', 'Card'),
      shape: 'plate',
      scale: copiesScale(99),
      rarities: ['♛', '☆3', '☆2', '☆1', '◇4', '◇3', '◇2', '◇1'],
    },
  ],
  groups: [
    { id: 'a1', names: named('最强的基因', '最強の遺伝子', 'Genetic Apex') },
    { id: 'a1a', names: named('幻游岛', '幻のいる島', 'Mythical Island') },
    { id: 'a2', names: named('时空激斗', '時空の激闘', 'Space-Time Smackdown') },
    { id: 'a2a', names: named('超克之光', '超克の光', 'Triumphant Light') },
    { id: 'a2b', names: named('嗨放异彩', 'シャイニングハイ', 'Shining Revelry') },
    { id: 'a3', names: named('双天之守护者', '双天の守護者', 'Celestial Guardians') },
    { id: 'a3a', names: named('异次元危机', '異次元クライシス', 'Extradimensional Crisis') },
    { id: 'a3b', names: named('伊布花园', 'イーブイガーデン', 'Eevee Grove') },
    { id: 'a4', names: named('天与海的指引', '空と海の導き', 'Wisdom of Sea and Sky') },
    { id: 'a4a', names: named('未知水域', '未知なる水域', 'Secluded Springs') },
    { id: 'a4b', names: named('高级扩充包ex', 'ハイクラスパックex', 'Deluxe Pack: ex') },
    { id: 'b1', names: named('超级崛起', 'メガライジング', 'Mega Rising') },
    { id: 'b1a', names: named('红莲烈焰', '紅蓮ブレイズ', 'Crimson Blaze') },
    { id: 'b2', names: named('幻梦游行', 'Fantastical Parade', 'Fantastical Parade') },
    { id: 'b2a', names: named('帕底亚惊奇', 'Paldean Wonders', 'Paldean Wonders') },
    { id: 'b2b', names: named('超级异彩', 'Mega Shine', 'Mega Shine') },
    { id: 'b3', names: sameInAllLanguages('Pulsing Aura') },
    { id: 'b3a', names: sameInAllLanguages('Paradox Drive') },
    { id: 'b3b', names: sameInAllLanguages('Everyday Wonders') },
    { id: 'b4', names: sameInAllLanguages('Ruler of the Skies') },
    { id: 'promo-a', names: named('特典A', 'プロモA', 'Promo A') },
    { id: 'promo-b', names: named('特典B', 'プロモB', 'Promo B') },
  ],
  resources: [
    resource(
      'pack_hourglass',
      named('卡包沙漏', 'パック砂時計', 'Pack Hourglass'),
      ['沙漏', '包沙漏', '砂時計', 'hourglass'],
      [0, 20000, 12],
      { tenPulls: 120 },
    ),
    resource(
      'wonder_hourglass',
      named('得卡沙漏', 'ゲットチャレンジ砂時計', 'Wonder Hourglass'),
      ['得卡沙', 'ゲッチャレ砂時計'],
      [0, 20000, 12],
    ),
    resource(
      'poke_gold',
      named('宝可金块', 'ポケゴールド', 'Poké Gold'),
      ['金块', '金', 'ポケゴ', 'gold'],
      [0, 5000, 6],
    ),
    resource('shinedust', named('闪粉', 'きらめきの粉', 'Shinedust'), ['粉', '星尘'], [0, 1000000, 1000]),
    resource('pack_points', named('扩充包点数', 'パックポイント', 'Pack Points'), ['点数', 'PP'], [0, 2500, 5]),
    resource('shop_ticket', named('商店券', 'ショップチケット', 'Shop Ticket'), ['商店票'], [0, 2000, 10]),
  ],
  attributes: [
    serverAttribute([option('global', named('全球同服', 'グローバル', 'Global'), ['国际服', '全球服'])]),
    bindAttribute([
      option('nintendo', named('任天堂账号', 'ニンテンドーアカウント', 'Nintendo Account'), ['任天堂', 'Nintendo']),
      BIND_GOOGLE,
      BIND_APPLE,
      BIND_GUEST,
    ]),
    PLATFORM,
    wholeNumber('level', named('玩家等级', 'プレイヤーレベル', 'Player level'), [1, 60], ['等级', 'Lv']),
    wholeNumber('crowns', named('皇冠卡数', 'クラウン枚数', 'Crown cards'), [0, 100], ['皇冠数']),
    wholeNumber('twoStar', named('二星卡数', '星2枚数', '2★ cards'), [0, 500], ['二星数']),
    wholeNumber('immersive', named('三星卡数', '星3枚数', 'Immersive cards'), [0, 100], ['三星数']),
    wholeNumber('exCount', named('ex卡数', 'ex枚数', 'ex cards'), [0, 1000], ['ex数']),
    wholeNumber('cardTotal', named('卡牌总数', '所持カード数', 'Cards owned'), [0, 100000], ['卡数']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
