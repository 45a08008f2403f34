import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import {
  BIND_APPLE,
  BIND_CODE,
  BIND_DMM,
  BIND_GOOGLE,
  BIND_GUEST,
  BIND_STEAM,
  SERVER_JP,
  SERVER_KR,
} from './commonOptions';
import { limitBreakScale, TRAINEE_STARS } from './scales';
import { choice, type FamilySpec, named, option, resource, wholeNumber } from './specBuilders';

/** Umamusume: Pretty Derby. Groups are the types of support cards; trainees have none. */
export const UMAMUSUME_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'trainee',
      names: named('育成马娘', '育成ウマ娘', 'Trainee'),
      shape: 'niche',
      scale: TRAINEE_STARS,
      rarities: ['3★', '2★', '1★'],
    },
    {
      id: 'support_card',
      names: named('支援卡', 'サポートカード', 'Support card'),
      shape: 'plate',
      scale: limitBreakScale(4),
      rarities: ['SSR', 'SR', 'R'],
    },
  ],
  groups: [
    { id: 'speed', names: named('速', 'スピード', 'Speed') },
    { id: 'stamina', names: named('耐', 'スタミナ', 'Stamina') },
    { id: 'power', names: named('力', 'パワー', 'Power') },
    { id: 'guts', names: named('根', '根性', 'Guts') },
    { id: 'wit', names: named('智', '賢さ', 'Wit') },
    { id: 'friend', names: named('友', '友人', 'Friend') },
  ],
  resources: [
    resource(
      'jewel',
      named('宝石', 'ジュエル', 'Carats'),
      ['钻', '钻石', '萝卜', '胡萝卜', '石头', '石', 'ダイヤ', 'jewel', 'jewels', 'carat'],
      [0, 300000, 1500],
      { tenPulls: 1500, pityRound: 30000 },
    ),
    resource(
      'trainee_ticket',
      named('育成马娘抽卡券', '育成ウマ娘ガチャチケット', 'Trainee scout ticket'),
      ['马票', '角色票', 'ウマ娘チケ'],
      [0, 500, 1],
    ),
    resource(
      'support_ticket',
      named('支援卡抽卡券', 'サポートカードガチャチケット', 'Support scout ticket'),
      ['卡票', '支援票', 'サポチケ'],
      [0, 500, 1],
    ),
    resource(
      'ssr_crystal',
      named('SSR突破结晶', '虹の結晶', 'Rainbow uncap crystal'),
      ['虹结晶', '突破石', '虹結晶'],
      [0, 20, 1],
    ),
    resource('goddess_statue', named('女神像', '女神像', 'Goddess statue'), ['像'], [0, 3000, 10]),
    resource('money', named('马尼', 'マニー', 'Monies'), ['钱'], [0, 99999999, 100000]),
  ],
  attributes: [
    serverAttribute([
      SERVER_JP,
      option('global', named('国际服', 'グローバル版', 'Global'), ['全球服', '外服', '国際版', 'グローバル']),
      option('tw', named('台服（繁中）', '繁体字版', 'Traditional Chinese'), [
        '台服',
        '繁中服',
        '繁中',
        '港澳台',
        'TW',
      ]),
      SERVER_KR,
      option('cn', named('国服', '簡体字版', 'Mainland China'), ['简中服', 'B服', 'CN']),
    ]),
    bindAttribute([
      BIND_CODE,
      option('cy', named('Cygames连携', 'Cygames ID／データ連携', 'Cygames data link'), [
        'Cygames',
        'CY',
        'データ連携',
      ]),
      BIND_GOOGLE,
      BIND_APPLE,
      BIND_DMM,
      BIND_STEAM,
      BIND_GUEST,
    ]),
    PLATFORM,
    wholeNumber('ssrCount', named('SSR支援卡数', 'SSRサポート枚数', 'SSR support cards'), [0, 200], ['SSR数']),
    wholeNumber('mlbCount', named('满破SSR数', '完凸SSR数', 'Maxed SSR cards'), [0, 100], ['满破数']),
    wholeNumber('threeStar', named('3星马娘数', '★3ウマ娘数', '3★ trainees'), [0, 200], ['3星马', '三星马娘']),
    wholeNumber('fans', named('总粉丝数', '総獲得ファン数', 'Total fans'), [0, 10000000000], ['粉丝', 'ファン数']),
    choice(
      'teamRank',
      named('竞技场评级', 'チーム競技場クラス', 'Team Trials class'),
      [1, 2, 3, 4, 5, 6].map((level) =>
        option(`c${level}`, named(`${level}级`, `CLASS${level}`, `Class ${level}`), [
          `${level}阶`,
          `チーム競技場クラス${level}`,
        ]),
      ),
      ['竞技场'],
    ),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
