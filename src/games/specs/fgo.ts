import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_BILIBILI, BIND_CODE, BIND_GUEST, SERVER_JP, SERVER_KR, SERVER_TW } from './commonOptions';
import { limitBreakScale, NOBLE_PHANTASM } from './scales';
import {
  choice,
  type FamilySpec,
  named,
  option,
  resource,
  sameInAllLanguages,
  wholeNumber,
  yesNo,
} from './specBuilders';

const LOSTBELTS = [
  '永久冻土',
  '无间冰焰',
  '人智统合真国',
  '创世灭亡轮回',
  '神代巨神海洋／星间都市山脉',
  '妖精圆桌领域',
  '黄金树海纪行',
];

/** Fate/Grand Order. Groups are the classes of the servants; craft essences have none. */
export const FGO_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'servant',
      names: named('从者', 'サーヴァント', 'Servant'),
      shape: 'niche',
      scale: NOBLE_PHANTASM,
      rarities: ['5★', '4★', '3★', '2★', '1★'],
    },
    {
      id: 'craft_essence',
      names: named('概念礼装', '概念礼装', 'Craft Essence'),
      shape: 'plate',
      scale: limitBreakScale(4),
      rarities: ['5★', '4★', '3★'],
    },
  ],
  groups: [
    { id: 'saber', names: named('剑', '剣', 'Saber') },
    { id: 'archer', names: named('弓', '弓', 'Archer') },
    { id: 'lancer', names: named('枪', '槍', 'Lancer') },
    { id: 'rider', names: named('骑', '騎', 'Rider') },
    { id: 'caster', names: named('术', '術', 'Caster') },
    { id: 'assassin', names: named('杀', '殺', 'Assassin') },
    { id: 'berserker', names: named('狂', '狂', 'Berserker') },
    { id: 'shielder', names: named('盾', '盾', 'Shielder') },
    { id: 'ruler', names: named('裁', '裁', 'Ruler') },
    { id: 'alterego', names: named('他人格', '分', 'Alter Ego') },
    { id: 'avenger', names: named('仇', '讐', 'Avenger') },
    { id: 'mooncancer', names: named('月癌', '月', 'Moon Cancer') },
    { id: 'foreigner', names: named('降临者', '降', 'Foreigner') },
    { id: 'pretender', names: named('扮演者', '詐', 'Pretender') },
    { id: 'beast', names: named('兽', '獣', 'Beast') },
  ],
  resources: [
    resource('sq', named('圣晶石', '聖晶石', 'Saint Quartz'), ['石', '石头', '圣石', 'SQ'], [0, 5000, 30], {
      tenPulls: 30,
    }),
    resource('ticket', named('呼符', '呼符', 'Summon Ticket'), ['符', '票'], [0, 500, 1]),
    resource('sq_fragment', named('圣晶片', '聖晶片', 'Saint Quartz Fragment'), ['片'], [0, 500, 1]),
    resource('grail', named('圣杯', '聖杯', 'Holy Grail'), ['杯'], [0, 200, 1]),
    resource('lore', named('传承结晶', '伝承結晶', 'Crystallized Lore'), ['传承', '伝承'], [0, 200, 1]),
    resource('gold_fruit', named('黄金果实', '黄金の果実', 'Golden Fruit'), ['金苹果', '金リンゴ'], [0, 2000, 10]),
    resource('silver_fruit', named('白银果实', '白銀の果実', 'Silver Fruit'), ['银苹果'], [0, 2000, 10]),
    resource('qp', sameInAllLanguages('QP'), [], [0, 2000000000, 10000000]),
    resource('rare_prism', named('稀有魔力棱镜', 'レアプリズム', 'Rare Prism'), ['绿方', 'レアプリ'], [0, 500, 1]),
    resource('mana_prism', named('魔力棱镜', 'マナプリズム', 'Mana Prism'), ['绿片', 'マナプリ'], [0, 100000, 100]),
  ],
  attributes: [
    serverAttribute([
      SERVER_JP,
      option('cn_ios', named('国服iOS', '簡体字版iOS', 'CN iOS'), ['iOS国服', '苹果国服']),
      option('cn_android', named('国服安卓（B服）', '簡体字版Android', 'CN Android (Bilibili)'), [
        'B服',
        '国服安卓',
        '安卓国服',
        '国服B服',
        'CN Android',
      ]),
      SERVER_TW,
      option('na', named('美服', '北米版', 'NA'), ['北美服']),
      SERVER_KR,
    ]),
    bindAttribute([BIND_CODE, BIND_BILIBILI, BIND_APPLE, BIND_GUEST]),
    PLATFORM,
    wholeNumber('level', named('御主等级', 'マスターレベル', 'Master level'), [1, 190], ['等级', 'Lv']),
    choice(
      'story',
      named('主线进度', 'メインクエスト', 'Main story'),
      [
        option('singularity', named('第一部', '第一部', 'Part 1'), ['一部', '1部']),
        option('eor', named('1.5部', '第1.5部', 'Epic of Remnant'), ['EOR']),
        ...LOSTBELTS.map((lostbelt, index) => {
          const name = `LB${index + 1}`;
          return option(name.toLowerCase(), named(`${name} ${lostbelt}`, name, name), [`异闻带${index + 1}`]);
        }),
        option('ordeal', named('奏章', '奏章', 'Ordeal Call')),
        option('final', named('终章', '終章', 'Final chapter')),
      ],
      ['主线', '进度'],
    ),
    wholeNumber('fiveStar', named('五星数', '★5数', '5★ servants'), [0, 300], ['5星数', '五星', 'SSR servants']),
    wholeNumber('fiveStarLimited', named('限定五星数', '限定★5数', 'Limited 5★ servants'), [0, 200], ['限定数']),
    yesNo('paidSq', named('含付费石', '有償石あり', 'Has paid quartz'), ['付费石', '有償石']),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
