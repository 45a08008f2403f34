import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_BILIBILI, BIND_GOOGLE, BIND_GUEST, SERVER_JP } from './commonOptions';
import { STUDENT_STARS } from './scales';
import { type FamilySpec, named, option, resource, sameInAllLanguages, wholeNumber } from './specBuilders';

/** Blue Archive. Groups are the schools. */
export const BLUE_ARCHIVE_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'student',
      names: named('学生', '生徒', 'Student'),
      shape: 'niche',
      scale: STUDENT_STARS,
      rarities: ['3★', '2★', '1★'],
    },
  ],
  groups: [
    { id: 'gehenna', names: named('格黑娜', 'ゲヘナ', 'Gehenna') },
    { id: 'trinity', names: named('圣三一', 'トリニティ', 'Trinity') },
    { id: 'millennium', names: named('千禧年', 'ミレニアム', 'Millennium') },
    { id: 'abydos', names: named('阿拜多斯', 'アビドス', 'Abydos') },
    { id: 'shanhaijing', names: named('山海经', '山海経', 'Shanhaijing') },
    { id: 'redwinter', names: named('赤冬', 'レッドウィンター', 'Red Winter') },
    { id: 'hyakkiyako', names: named('百鬼夜行', '百鬼夜行', 'Hyakkiyako') },
    { id: 'srt', names: sameInAllLanguages('SRT') },
    { id: 'arius', names: named('阿里乌斯', 'アリウス', 'Arius') },
    { id: 'valkyrie', names: named('瓦尔基里', 'ヴァルキューレ', 'Valkyrie') },
    { id: 'collab', names: named('联动', 'コラボ', 'Collab') },
  ],
  resources: [
    resource(
      'pyroxene',
      named('青辉石', '青輝石', 'Pyroxene'),
      ['石', '石头', '青石', '輝石', 'pyro'],
      [0, 300000, 1200],
      { tenPulls: 1200, pityRound: 24000 },
    ),
    resource(
      'ticket10',
      named('十连招募券', '10回募集チケット', '10-recruit ticket'),
      ['十连票', '十连', '10連チケ'],
      [0, 100, 1],
    ),
    resource('ticket1', named('招募券', '募集チケット', 'Recruit ticket'), ['单抽票'], [0, 500, 1]),
    resource('eleph', named('神名文字', '神名文字', 'Eleph'), ['碎片', '神名'], [0, 10000, 10]),
    resource('eligma', named('神名精髓', '神名のカケラ', 'Eligma'), ['紫币', 'カケラ'], [0, 10000, 10]),
    resource(
      'credit',
      named('信用点', 'クレジット', 'Credits'),
      ['钱', 'クレジットポイント'],
      [0, 10000000000, 1000000],
    ),
    resource('secret_tech', named('秘传笔记', '秘伝ノート', 'Secret Tech Notes'), ['秘传', '秘伝'], [0, 300, 1]),
    resource('ap', named('体力', 'AP', 'AP'), [], [0, 5000, 10]),
  ],
  attributes: [
    serverAttribute([
      SERVER_JP,
      option('global_tw', named('国际服·港澳台', 'グローバル台湾', 'Global (TW/HK)'), ['港澳台', '台服', '国际服台服']),
      option('global_asia', named('国际服·亚洲', 'グローバルアジア', 'Global (Asia)'), ['亚服', '亚洲服']),
      option('global_na', named('国际服·北美', 'グローバル北米', 'Global (NA)'), ['美服', '北美服']),
      option('global_kr', named('韩服', '韓国', 'Korea'), ['KR服', 'KR']),
      option('cn', named('国服', '簡体字版', 'Mainland China'), ['简中服', 'B服', 'CN']),
    ]),
    bindAttribute([
      option('yostar', named('悠星账号', 'Yostarアカウント', 'Yostar account'), ['悠星', 'Yostar']),
      option('nexon', named('NEXON账号', 'NEXONアカウント', 'NEXON account'), ['NEXON']),
      BIND_GOOGLE,
      BIND_APPLE,
      option('x', named('推特', 'X（Twitter）', 'X (Twitter)'), ['X', 'Twitter']),
      BIND_BILIBILI,
      BIND_GUEST,
    ]),
    PLATFORM,
    wholeNumber('level', named('老师等级', '先生レベル', 'Sensei level'), [1, 100], ['等级', 'Lv']),
    wholeNumber('threeStar', named('3星学生数', '★3生徒数', '3★ students'), [0, 250], ['3星数', '三星数']),
    wholeNumber('limited', named('限定学生数', '限定生徒数', 'Limited students'), [0, 60], ['限定数']),
    wholeNumber(
      'ue',
      named('专武学生数', '固有2以上数', 'UE students'),
      [0, 150],
      ['专武数', '固有2以上', '固有2以上の生徒'],
    ),
    wholeNumber('campaign', named('任务进度', '任務進行度', 'Campaign area'), [1, 40], ['进度']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
