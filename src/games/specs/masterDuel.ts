import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM } from './commonAttributes';
import { BIND_APPLE, BIND_GOOGLE, BIND_GUEST, BIND_KONAMI, BIND_STEAM } from './commonOptions';
import { copiesScale } from './scales';
import { type FamilySpec, named, option, resource, wholeNumber } from './specBuilders';
import { CARD_GROUPS, leagueAttribute, YUGIOH_SERVER } from './yugioh';

/** Yu-Gi-Oh! Master Duel. Groups are the frames of the cards; decks have none. */
export const MASTER_DUEL_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'card',
      names: named('卡片', 'カード', 'Card'),
      shape: 'plate',
      scale: copiesScale(9),
      rarities: ['UR', 'SR', 'R', 'N'],
    },
    { id: 'deck', names: named('卡组/系列', 'デッキ', 'Deck / archetype'), shape: 'deck', scale: null, rarities: [] },
  ],
  groups: CARD_GROUPS,
  resources: [
    resource('gem', named('宝石', 'ジェム', 'Gems'), ['石', '石头', '钻', 'gem'], [0, 200000, 100], { tenPulls: 1000 }),
    resource(
      'cp_ur',
      named('UR CP点', 'CP-UR', 'UR Craft Points'),
      ['UR点', 'UR粉', 'UR碎片', 'URポイント'],
      [0, 10000, 30],
    ),
    resource('cp_sr', named('SR CP点', 'CP-SR', 'SR Craft Points'), ['SR点', 'SR粉'], [0, 20000, 30]),
    resource('cp_r', named('R CP点', 'CP-R', 'R Craft Points'), ['R点'], [0, 30000, 30]),
    resource('cp_n', named('N CP点', 'CP-N', 'N Craft Points'), ['N点'], [0, 30000, 30]),
    resource(
      'legacy_ticket',
      named('遗产卡包券', 'レガシーパックチケット', 'Legacy pack ticket'),
      ['遗产券', 'レガシー'],
      [0, 1000, 1],
    ),
  ],
  attributes: [
    YUGIOH_SERVER,
    bindAttribute([BIND_KONAMI, BIND_STEAM, BIND_GOOGLE, BIND_APPLE, BIND_GUEST]),
    PLATFORM,
    leagueAttribute([
      option('diamond', named('钻石', 'ダイヤ', 'Diamond')),
      option('master', named('大师', 'マスター', 'Master')),
    ]),
    wholeNumber('urCount', named('UR卡数', 'URカード枚数', 'UR cards owned'), [0, 3000], ['UR数']),
    wholeNumber('royalUr', named('皇闪UR数', 'ロイヤルUR数', 'Royal UR cards'), [0, 500], ['皇闪']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
