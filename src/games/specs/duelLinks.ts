import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM } from './commonAttributes';
import { BIND_APPLE, BIND_GOOGLE, BIND_GUEST, BIND_KONAMI, BIND_STEAM } from './commonOptions';
import { copiesScale } from './scales';
import { type FamilySpec, named, option, resource, sameInAllLanguages, wholeNumber } from './specBuilders';
import { CARD_GROUPS, leagueAttribute, YUGIOH_SERVER } from './yugioh';

/** Yu-Gi-Oh! Duel Links. Groups are the worlds of the characters and the frames of the cards. */
export const DUEL_LINKS_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'character',
      names: named('决斗者', 'デュエリスト', 'Duelist'),
      shape: 'niche',
      scale: null,
      rarities: [],
    },
    { id: 'card', names: named('卡片', 'カード', 'Card'), shape: 'plate', scale: copiesScale(9), rarities: [] },
    { id: 'skill', names: named('技能', 'スキル', 'Skill'), shape: 'disc', scale: null, rarities: [] },
  ],
  groups: [
    { id: 'dm', names: sameInAllLanguages('DM') },
    { id: 'gx', names: sameInAllLanguages('GX') },
    { id: '5ds', names: sameInAllLanguages("5D's") },
    { id: 'zexal', names: sameInAllLanguages('ZEXAL') },
    { id: 'arc-v', names: sameInAllLanguages('ARC-V') },
    { id: 'vrains', names: sameInAllLanguages('VRAINS') },
    ...CARD_GROUPS,
  ],
  resources: [
    resource('gem', named('宝石', 'ジェム', 'Gems'), ['石', '石头', 'gem'], [0, 100000, 50]),
    resource(
      'ur_ticket',
      named('UR兑换券', 'URチケット', 'UR Dream ticket'),
      ['UR票', 'UR券', '梦幻UR券', '夢のURチケット'],
      [0, 50, 1],
    ),
    resource('sr_ticket', named('SR兑换券', 'SRチケット', 'SR Dream ticket'), ['SR票', 'SR券'], [0, 50, 1]),
    resource('gold', named('金币', 'ゴールド', 'Gold'), ['金'], [0, 99999999, 10000]),
  ],
  attributes: [
    YUGIOH_SERVER,
    bindAttribute([BIND_KONAMI, BIND_GOOGLE, BIND_APPLE, BIND_STEAM, BIND_GUEST]),
    PLATFORM,
    wholeNumber('stage', named('关卡等级', 'ステージ', 'Stage'), [1, 60], ['关卡']),
    leagueAttribute([
      option('legend', named('传说', 'レジェンド', 'Legend')),
      option('king', named('王', 'デュエルキング', 'King of Games'), ['KoG', '王段', 'キング']),
    ]),
    wholeNumber('boxes', named('开完卡盒数', 'BOX完走数', 'Boxes finished'), [0, 150], ['卡盒', '开完箱数']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
