import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, PLAYER_RANK, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_BANDAI_NAMCO, BIND_GOOGLE, BIND_GUEST, SERVER_JP, SERVER_WW } from './commonOptions';
import { limitBreakScale } from './scales';
import { type FamilySpec, named, resource, wholeNumber } from './specBuilders';

const RARITIES = ['ULT', 'UR', 'SSR', 'SR', 'R', 'N'];

/** SD Gundam G Generation ETERNAL. Groups are the types of units and pilots; supporters have none. */
export const GGET_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'unit',
      names: named('机体', 'ユニット', 'Unit'),
      shape: 'blade',
      scale: limitBreakScale(3),
      rarities: RARITIES,
    },
    {
      id: 'character',
      names: named('驾驶员', 'キャラクター', 'Character'),
      shape: 'niche',
      scale: limitBreakScale(3),
      rarities: RARITIES,
    },
    {
      id: 'supporter',
      names: named('支援者', 'サポーター', 'Supporter'),
      shape: 'disc',
      scale: limitBreakScale(3),
      rarities: RARITIES,
    },
  ],
  groups: [
    { id: 'attack', names: named('攻击型', '攻撃型', 'Attack') },
    { id: 'support', names: named('支援型', '支援型', 'Support') },
    { id: 'endure', names: named('耐久型', '耐久型', 'Endurance') },
  ],
  resources: [
    resource('diamond', named('钻石', 'ダイヤ', 'Diamonds'), ['钻', '石', '石头', 'dia', 'dias'], [0, 300000, 100]),
    resource('gasha_ticket', named('抽卡券', 'ガシャチケット', 'Gasha ticket'), ['票', 'チケット'], [0, 500, 1]),
    resource(
      'ur_ticket',
      named('UR自选/确定券', 'UR確定チケット', 'UR guaranteed ticket'),
      ['UR票', 'UR券', '自选券'],
      [0, 20, 1],
    ),
    resource('capital', named('资本', 'CAPITAL', 'CAPITAL'), ['钱', 'G'], [0, 1000000000, 100000]),
    resource('sp_chip', named('SP芯片', 'SP化素材', 'SP material'), ['芯片'], [0, 5000, 1]),
  ],
  attributes: [
    serverAttribute([SERVER_JP, SERVER_WW]),
    bindAttribute([BIND_BANDAI_NAMCO, BIND_GOOGLE, BIND_APPLE, BIND_GUEST]),
    PLATFORM,
    PLAYER_RANK,
    wholeNumber('urUnits', named('UR机体数', 'URユニット数', 'UR units'), [0, 200], ['UR机体']),
    wholeNumber('urChars', named('UR驾驶员数', 'URキャラ数', 'UR characters'), [0, 200], ['UR驾驶员']),
    wholeNumber('urSupp', named('UR支援者数', 'URサポーター数', 'UR supporters'), [0, 100], ['UR支援者', '支援UR']),
    wholeNumber('limited', named('限定数', '限定数', 'Limited pulls owned'), [0, 100], ['限定']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
