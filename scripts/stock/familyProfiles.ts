import type { FamilyId } from '@/games/types';

/** Items that an attribute counts, e.g. 5★ servants. With `copies`, each level counts separately; with `share`, only about this share of
 *  the items counts. */
export type CountedItems = {
  readonly kind?: string;
  readonly rarity?: string;
  readonly copies?: true;
  readonly share?: number;
};

/** Typical accounts of a family. Prices and amounts are medians, chosen to look plausible. */
export type FamilyProfile = {
  /** Popular items, most popular first, by a name or alias that is unique. */
  readonly favourites: readonly string[];
  /** Price of the best item at level 1, in yuan. */
  readonly itemYuan: number;
  /** Share of the item's price that each further level adds. */
  readonly levelWorth: number;
  /** Resource → amount in an ordinary account; titles mention the first one. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Price of the ordinary amount of the first resource, in yuan. */
  readonly stoneYuan: number;
  /** Attribute → the items that it counts. */
  readonly counts: Readonly<Record<string, CountedItems>>;
};

export const FAMILY_PROFILES: Readonly<Record<FamilyId, FamilyProfile>> = {
  srw_dd: {
    favourites: ['魔神凯撒', '独角兽', '海牛', '赛巴斯塔', '强自由', 'SRX', '真盖塔'],
    itemYuan: 8,
    levelWorth: 0.5,
    amounts: { dcrystal: 6_000, ssr_ticket: 3, scout_ticket: 20, funds: 20_000_000 },
    stoneYuan: 26,
    counts: { ssrParts: {} },
  },
  umamusume: {
    favourites: ['SSR北黑', 'SSR理子', '玄驹', '麦昆', '帝王', '特周', '米浴', '小栗帽'],
    itemYuan: 8,
    levelWorth: 0.5,
    amounts: {
      jewel: 18_000,
      trainee_ticket: 15,
      support_ticket: 15,
      ssr_crystal: 1,
      goddess_statue: 150,
      money: 3_000_000,
    },
    stoneYuan: 30,
    counts: {
      ssrCount: { rarity: 'SSR' },
      mlbCount: { rarity: 'SSR', share: 0.2 },
      threeStar: { kind: 'trainee', rarity: '3★' },
    },
  },
  mementomori: {
    favourites: ['索尔缇娜', '露娜琳德', '芬里尔', '娜塔夏', '科迪', '萨宾娜', 'アルトリア'],
    itemYuan: 14,
    levelWorth: 0.08,
    amounts: {
      diamond: 120_000,
      prayer_ticket: 30,
      gold: 5_000_000_000,
      exp_orb: 2_000_000,
      potential: 60_000,
      rune_ticket: 300,
      upgrade_panacea: 80_000,
    },
    stoneYuan: 40,
    counts: {},
  },
  duel_links: {
    favourites: ['青眼白龙', '黑魔导', '暗游戏', '不动游星', '效果遮蒙者', '禁忌的一滴', '无限泡影'],
    itemYuan: 5,
    levelWorth: 0.5,
    amounts: { gem: 3_000, ur_ticket: 2, sr_ticket: 3, gold: 800_000 },
    stoneYuan: 18,
    counts: {},
  },
  master_duel: {
    favourites: ['灰流', '増G', '泡影', '墓指', '陨石', '蛇眼卡组', '白银城卡组', '一滴', '三战之才'],
    itemYuan: 4,
    levelWorth: 0.5,
    amounts: { gem: 6_000, cp_ur: 240, cp_sr: 500, cp_r: 900, cp_n: 1_200, legacy_ticket: 8 },
    stoneYuan: 22,
    counts: { urCount: { kind: 'card', rarity: 'UR', copies: true }, royalUr: { rarity: 'UR', share: 0.1 } },
  },
  overlord_mass: {
    favourites: ['骨王', '雅儿贝德', '夏提雅', '迪米乌哥斯', '亚乌菈', '飞飞'],
    itemYuan: 6,
    levelWorth: 0.5,
    amounts: { stone: 2_500, ticket: 15, gold: 3_000_000 },
    stoneYuan: 16,
    counts: { fiveStar: {} },
  },
  fgo: {
    favourites: [
      '梅林',
      'C呆',
      '奥伯龙',
      '孔明',
      '术师匠',
      '山翁',
      '旧剑',
      '玉藻前（术）',
      '宫本武藏（剑）',
      '艾蕾',
      '摩根',
      'BB迪拜',
      '阿比',
      '梅柳齐娜（枪）',
      '万华镜',
      '黑杯',
      '午茶',
    ],
    itemYuan: 9,
    levelWorth: 0.7,
    amounts: {
      sq: 420,
      ticket: 25,
      sq_fragment: 12,
      grail: 4,
      lore: 5,
      gold_fruit: 60,
      silver_fruit: 90,
      qp: 120_000_000,
      rare_prism: 8,
      mana_prism: 2_500,
    },
    stoneYuan: 30,
    counts: {
      fiveStar: { kind: 'servant', rarity: '5★' },
      fiveStarLimited: { kind: 'servant', rarity: '5★', share: 0.5 },
    },
  },
  blue_archive: {
    favourites: [
      '星野（泳装）',
      '未花',
      '日奈（礼服）',
      '白子＊恐怖',
      '若藻',
      '爱露',
      '圣娅',
      '星野（临战）',
      '初音未来',
    ],
    itemYuan: 7,
    levelWorth: 0.25,
    amounts: {
      pyroxene: 14_000,
      ticket10: 3,
      ticket1: 8,
      eleph: 200,
      eligma: 300,
      credit: 60_000_000,
      secret_tech: 6,
      ap: 400,
    },
    stoneYuan: 28,
    counts: { threeStar: { rarity: '3★' }, limited: { rarity: '3★', share: 0.3 }, ue: { share: 0.2 } },
  },
  imas_prism: {
    favourites: ['浅仓透', '樋口圆香', '樱木真乃', '黛冬优子', '芹泽朝日', '田中摩美美'],
    itemYuan: 8,
    levelWorth: 0.5,
    amounts: { jewel: 20_000, gasha_ticket: 12, ssr_ticket: 1, money: 8_000_000 },
    stoneYuan: 24,
    counts: { threeStar: { kind: 'idol' } },
  },
  ptcgp: {
    favourites: ['皇冠皮卡丘ex', '三星喷火龙ex', '皇冠超梦ex', '三星莉莉艾', 'A1-281', '三星伊布ex', '皇冠喷火龙ex'],
    itemYuan: 10,
    levelWorth: 0.7,
    amounts: {
      pack_hourglass: 480,
      wonder_hourglass: 120,
      poke_gold: 60,
      shinedust: 20_000,
      pack_points: 300,
      shop_ticket: 80,
    },
    stoneYuan: 14,
    counts: {
      crowns: { rarity: '♛', copies: true },
      immersive: { rarity: '☆3', copies: true },
      twoStar: { rarity: '☆2', copies: true },
      exCount: { rarity: '◇4', copies: true },
    },
  },
  gget: {
    favourites: ['牛高达', '海牛', '骷髅', '独角兽高达(毁灭模式)(EX)', '沙煲', '天帝', '双X', '舰长', '阿宝'],
    itemYuan: 9,
    levelWorth: 0.6,
    amounts: { diamond: 12_000, gasha_ticket: 20, ur_ticket: 1, capital: 4_000_000, sp_chip: 40 },
    stoneYuan: 26,
    counts: {
      urUnits: { kind: 'unit' },
      urChars: { kind: 'character' },
      urSupp: { kind: 'supporter' },
      limited: { share: 0.4 },
    },
  },
};
