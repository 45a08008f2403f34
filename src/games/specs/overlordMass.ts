import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, PLAYER_RANK, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_CODE, BIND_GOOGLE, BIND_GUEST, SERVER_JP } from './commonOptions';
import { limitBreakScale } from './scales';
import { type FamilySpec, named, option, resource, wholeNumber } from './specBuilders';

/** OVERLORD: MASS FOR THE DEAD. Groups are the factions of the characters. */
export const OVERLORD_MASS_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'character',
      names: named('角色', 'キャラクター', 'Character'),
      shape: 'niche',
      scale: limitBreakScale(5),
      rarities: [],
    },
  ],
  groups: [
    { id: 'nazarick', names: named('纳萨力克', 'ナザリック', 'Nazarick') },
    { id: 'guardian', names: named('楼层守护者', '階層守護者', 'Floor Guardians') },
    { id: 'area_guardian', names: named('领域守护者', '領域守護者', 'Area Guardians') },
    { id: 'pleiades', names: named('昴宿星团', 'プレアデス', 'Pleiades') },
    { id: 'blue_rose', names: named('苍蔷薇', '蒼の薔薇', 'Blue Rose') },
    { id: 'kingdom', names: named('里·耶斯提杰王国', 'リ・エスティーゼ王国', 'Re-Estize Kingdom') },
    { id: 'carne', names: named('卡恩村', 'カルネ村', 'Carne Village') },
    { id: 'erantel', names: named('耶·兰提尔', 'エ・ランテル', 'E-Rantel') },
    { id: 'zuranon', names: named('兹拉农', 'ズーラーノーン', 'Zurrernorn') },
    { id: 'slane', names: named('斯连教国', 'スレイン法国', 'Slane Theocracy') },
    { id: 'empire', names: named('巴哈斯帝国', 'バハルス帝国', 'Baharuth Empire') },
    { id: 'foresight', names: named('四谋士', 'フォーサイト', 'Foresight') },
    { id: 'holy', names: named('罗布尔圣王国', 'ローブル聖王国', 'Roble Holy Kingdom') },
    { id: 'event', names: named('活动服装', 'イベント衣装', 'Event costumes') },
  ],
  resources: [
    resource('stone', named('抽卡石', 'ガチャ石', 'Summon stones'), ['石', '石头', '星石', '魔石'], [0, 50000, 10]),
    resource('ticket', named('抽卡券', 'ガチャチケット', 'Gacha ticket'), ['票', 'チケット'], [0, 500, 1]),
    resource('gold', named('金币', 'ゴールド', 'Gold'), [], [0, 1000000000, 100000]),
  ],
  attributes: [
    serverAttribute([
      SERVER_JP,
      option('en', named('国际服（已停运）', '英語版（終了）', 'English (closed)'), ['国际服', '英文服', '英語版']),
    ]),
    bindAttribute([BIND_CODE, BIND_GOOGLE, BIND_APPLE, BIND_GUEST]),
    PLATFORM,
    PLAYER_RANK,
    wholeNumber('fiveStar', named('5星角色数', '★5キャラ数', '5★ characters'), [0, 300], ['5星数', '五星数', '5星']),
    wholeNumber('chapter', named('主线章节', 'メインストーリー', 'Main story chapter'), [0, 40], ['主线', '章节']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
