import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import {
  BIND_APPLE,
  BIND_CODE,
  BIND_DMM,
  BIND_EMAIL,
  BIND_GOOGLE,
  BIND_GUEST,
  SERVER_JP,
  SERVER_WW,
} from './commonOptions';
import { MEMENTO_TIERS } from './scales';
import { type FamilySpec, named, resource, wholeNumber } from './specBuilders';

/** MementoMori. Groups are the souls (elements) of the characters; the rarity is the one they are drawn with. */
export const MEMENTOMORI_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'character',
      names: named('角色', 'キャラクター', 'Character'),
      shape: 'niche',
      scale: MEMENTO_TIERS,
      rarities: ['SR', 'R', 'N'],
    },
  ],
  groups: [
    { id: 'azure', names: named('忧蓝', '藍', 'Azure') },
    { id: 'crimson', names: named('业红', '紅', 'Crimson') },
    { id: 'emerald', names: named('苍翠', '翠', 'Emerald') },
    { id: 'amber', names: named('流金', '黄', 'Amber') },
    { id: 'radiance', names: named('天光', '天', 'Radiance') },
    { id: 'chaos', names: named('幽冥', '冥', 'Chaos') },
  ],
  resources: [
    resource('diamond', named('钻石', 'ダイヤ', 'Diamonds'), ['钻', 'dia', 'dias', '石', '石头'], [0, 2000000, 3000], {
      tenPulls: 3000,
    }),
    resource('prayer_ticket', named('抽卡券', 'ガチャチケット', 'Summon ticket'), ['票'], [0, 1000, 1]),
    resource('gold', named('金币', 'ゴールド', 'Gold'), ['金'], [0, 1000000000000, 1000000]),
    resource('exp_orb', named('经验珠', '経験珠', 'EXP Orb'), [], [0, 1000000000, 100000]),
    resource('potential', named('潜在宝珠', '潜在宝珠', 'Kindling Orb'), ['红珠'], [0, 10000000, 1000]),
    resource('rune_ticket', named('符石券', 'ルーンチケット', 'Rune Ticket'), ['符石'], [0, 10000, 10]),
    resource('upgrade_panacea', named('强化秘药', '強化秘薬', 'Upgrade Panacea'), ['秘药'], [0, 10000000, 1000]),
  ],
  attributes: [
    serverAttribute([SERVER_JP, SERVER_WW]),
    wholeNumber('world', named('世界（区服）', 'ワールド', 'World'), [1, 300], ['世界', 'W'], { identity: true }),
    bindAttribute([BIND_CODE, BIND_GOOGLE, BIND_APPLE, BIND_EMAIL, BIND_DMM, BIND_GUEST]),
    PLATFORM,
    wholeNumber('playerRank', named('玩家等级', 'プレイヤーランク', 'Player rank'), [1, 999], ['等级', 'Lv']),
    wholeNumber('levelLink', named('等级链接', 'レベルリンク', 'Level Link'), [1, 999], ['链接', '等级链', 'リンク']),
    wholeNumber('chapter', named('主线章节', 'メインクエスト', 'Main quest chapter'), [1, 60], ['主线', '章节']),
    wholeNumber('tower', named('无穷之塔', '無窮の塔', 'Tower of Infinity floor'), [0, 3000], ['塔']),
    wholeNumber('vip', named('VIP等级', 'VIPランク', 'VIP rank'), [0, 25], ['VIP']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
