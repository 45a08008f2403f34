import { gameById } from '@/games/games';
import type { GameSpec, Resource } from '@/games/types';
import { DEFAULT_SETTINGS, type ShopSettings } from '@/importer/fields/settings';
import type { ImportTarget } from '@/importer/rows/sheetContext';
import { decodeRoster } from '@/names/roster';

const same = (name: string) => ({ zh: name, ja: name, en: name });

/** A small game with four kinds of scales, two resources and one attribute of each type. */
export const TINY_SPEC: GameSpec = {
  game: gameById('FateGO'),
  kinds: [
    {
      id: 'servant',
      names: { zh: '从者', ja: 'サーヴァント', en: 'Servant' },
      shape: 'niche',
      scale: {
        id: 'np',
        names: same('宝具'),
        steps: [1, 2, 3, 4, 5].map((level) => ({ zh: `宝${level}`, ja: `宝具${level}`, en: `NP${level}` })),
      },
      rarities: [],
    },
    {
      id: 'support',
      names: { zh: '支援卡', ja: 'サポート', en: 'Support card' },
      shape: 'plate',
      scale: {
        id: 'limitBreak',
        names: same('突破'),
        steps: [
          ...[0, 1, 2, 3].map((times) => ({ zh: `${times}破`, ja: `${times}凸`, en: `LB${times}` })),
          { zh: '满破', ja: '完凸', en: 'MLB' },
        ],
      },
      rarities: [],
    },
    {
      id: 'student',
      names: { zh: '学生', ja: '生徒', en: 'Student' },
      shape: 'niche',
      scale: {
        id: 'stars',
        names: same('星级'),
        steps: [
          ...[1, 2, 3, 4, 5].map((star) => same(`★${star}`)),
          ...[1, 2, 3, 4].map((star) => ({ zh: `专武${star}`, ja: `固有${star}`, en: `UE${star}` })),
        ],
      },
      rarities: [],
    },
    { id: 'deck', names: { zh: '卡组', ja: 'デッキ', en: 'Deck' }, shape: 'deck', scale: null, rarities: [] },
  ],
  groups: [],
  resources: [
    {
      id: 'sq',
      names: { zh: '圣晶石', ja: '聖晶石', en: 'Saint Quartz' },
      aliases: ['石'],
      min: 0,
      max: 5000,
      step: 1,
    },
    { id: 'ticket', names: { zh: '呼符', ja: '呼符', en: 'Ticket' }, aliases: ['符', '票'], min: 0, max: 500, step: 1 },
  ],
  attributes: [
    {
      id: 'server',
      type: 'enum',
      names: { zh: '服务器', ja: 'サーバー', en: 'Server' },
      aliases: ['区服'],
      options: [
        { id: 'jp', names: { zh: '日服', ja: '日本版', en: 'Japan' }, aliases: ['JP'] },
        { id: 'cn', names: { zh: '国服', ja: '中国版', en: 'China' }, aliases: ['简中'] },
      ],
    },
    { id: 'level', type: 'int', names: { zh: '御主等级', ja: 'レベル', en: 'Level' }, aliases: [], min: 1, max: 190 },
    { id: 'rebindable', type: 'bool', names: { zh: '可换绑', ja: '連携変更可', en: 'Rebindable' }, aliases: ['票'] },
  ],
};

/** Merlin and Merlin (Prototype) share a nickname, two sirens differ in brackets only, a deck is named like another item's
 *  nickname, one name contains a comma, one a slash, and one ends like a count. */
const ROWS = [
  ['svt-150', 'servant', null, null, '梅林', 'マーリン', 'Merlin', ['梅莉', '花之魔术师']],
  [
    'svt-353',
    'servant',
    null,
    null,
    '梅林（Prototype）',
    'マーリン〔プロトタイプ〕',
    'Merlin (Prototype)',
    ['花之魔术师', '妹林'],
  ],
  ['svt-70', 'servant', null, null, '斯卡哈', 'スカサハ', 'Scáthach', ['师匠', '枪阶']],
  ['svt-382', 'servant', null, null, '幼体／提亚马特', 'ラーヴァ／ティアマト', 'Larva/Tiamat', []],
  ['sc-1', 'support', null, null, '速北黑', '速キタサンブラック', 'Kitasan Black', ['北黑', '北黑卡牌']],
  ['uma-1', 'student', null, null, '北部玄驹', 'キタサンブラック（育成）', 'Kitasan (trainee)', ['北黑']],
  ['c-1', 'deck', null, null, '冰结界之龙', '氷結界の龍', 'Brionac, Dragon of the Ice Barrier', ['光枪龙']],
  ['c-2', 'deck', null, null, '枪阶', '槍', 'Lancers', []],
  ['svt-5', 'servant', null, null, '海妖（枪）', 'セイレーン（槍）', 'Siren (Lancer)', []],
  ['svt-6', 'servant', null, null, '海妖（杀）', 'セイレーン（殺）', 'Siren (Assassin)', []],
  ['u-2', 'deck', null, null, '玛塔(EX)', 'マータ(EX)', 'Mata (EX)', []],
  ['u-1', 'deck', null, null, '海盗X1', 'クロボンX1', 'Crossbone X-1', []],
] as const;

export const TINY_ROSTER = decodeRoster({ family: 'fgo', asOf: '2026-11-21', items: ROWS });

export function resourceOf(id: string): Resource {
  const found = TINY_SPEC.resources.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the small game has no ${id}`);
  return found;
}

/** Import target for the small game.
 *  @param settings  overrides of the defaults */
export function tinyTarget(settings: Partial<ShopSettings> = {}): ImportTarget {
  return { spec: TINY_SPEC, roster: TINY_ROSTER, settings: { ...DEFAULT_SETTINGS, ...settings } };
}

/** Encodes lines as the bytes of a sheet. */
export function sheetBytes(...lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'));
}
