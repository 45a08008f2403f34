import { GAME_IDS } from './ids';
import type { Game, GameId } from './types';

const JP = { edition: { zh: '日服', ja: '日本版', en: 'JP' }, server: 'jp' } as const;
const WW = { edition: { zh: '国际服', ja: '海外版', en: 'Global' }, server: 'ww' } as const;
const NORE_JP = { ...JP, edition: { zh: '日服 · NORE', ja: '日本版 · NORE', en: 'JP · NORE' } } as const;
const NORE_WW = { ...WW, edition: { zh: '国际服 · NORE', ja: '海外版 · NORE', en: 'Global · NORE' } } as const;
const ALL_SERVERS = { edition: null, server: null } as const;

const SRW_DD = {
  family: 'srw_dd',
  short: { zh: '机战DD', ja: 'スパロボDD', en: 'SRW DD' },
  aliases: ['机战', 'スパロボ', 'SRWDD', 'SRW'],
  hue: 'blue',
} as const;

const MEMENTO_MORI = {
  family: 'mementomori',
  short: { zh: 'MementoMori', ja: 'メメモリ', en: 'MementoMori' },
  aliases: ['梅莫', 'MMTM', 'Mememori', 'memento mori', '勿忘', '勿忘人'],
  hue: 'plum',
} as const;

const GGET = {
  family: 'gget',
  short: { zh: 'G世代 永恒', ja: 'Gジェネ', en: 'G Gen ETERNAL' },
  aliases: ['G世代永恒', 'Gジェネエターナル', 'GGET', 'G世代', 'ジージェネ', 'ジージェネエターナル'],
  hue: 'olive',
} as const;

const ROWS = {
  srw_dd_jp: {
    ...SRW_DD,
    names: { zh: '超级机器人大战DD（日服）', ja: 'スーパーロボット大戦DD', en: 'Super Robot Wars DD (JP)' },
    ...JP,
  },
  srw_dd_ww: {
    ...SRW_DD,
    names: {
      zh: '超级机器人大战DD（国际服）',
      ja: 'スーパーロボット大戦DD（グローバル版）',
      en: 'Super Robot Wars DD (International)',
    },
    ...WW,
  },
  UmaMusume: {
    family: 'umamusume',
    names: { zh: '赛马娘 Pretty Derby', ja: 'ウマ娘 プリティーダービー', en: 'Umamusume: Pretty Derby' },
    short: { zh: '赛马娘', ja: 'ウマ娘', en: 'Umamusume' },
    aliases: ['马娘', 'Uma', '闪耀优俊少女'],
    ...ALL_SERVERS,
    hue: 'rose',
  },
  UmaMusume_Stone: {
    family: 'umamusume',
    names: { zh: '赛马娘 石头号', ja: 'ウマ娘 石垢', en: 'Umamusume (stone accounts)' },
    short: { zh: '赛马娘 石头号', ja: 'ウマ娘 石垢', en: 'Uma stones' },
    aliases: ['石头号', '马娘石头号', '石马', 'ウマ娘石垢'],
    ...ALL_SERVERS,
    hue: 'rose',
  },
  Mememori_jp: {
    ...MEMENTO_MORI,
    names: { zh: 'MementoMori 勿忘（日服）', ja: 'メメントモリ', en: 'MementoMori (JP)' },
    ...JP,
  },
  Mememori_ww: {
    ...MEMENTO_MORI,
    names: { zh: 'MementoMori 勿忘（国际服）', ja: 'メメントモリ（グローバル版）', en: 'MementoMori (International)' },
    ...WW,
  },
  duel_links: {
    family: 'duel_links',
    names: { zh: '游戏王：决斗链接', ja: '遊戯王 デュエルリンクス', en: 'Yu-Gi-Oh! Duel Links' },
    short: { zh: '决斗链接', ja: 'デュエルリンクス', en: 'Duel Links' },
    aliases: ['DL', 'デュエリン', 'リンクス', '游戏王'],
    ...ALL_SERVERS,
    hue: 'azure',
  },
  MasterDuel: {
    family: 'master_duel',
    names: { zh: '游戏王：大师决斗', ja: '遊戯王 マスターデュエル', en: 'Yu-Gi-Oh! Master Duel' },
    short: { zh: '大师决斗', ja: 'マスターデュエル', en: 'Master Duel' },
    aliases: ['MD', 'マスデュエ', '游戏王'],
    ...ALL_SERVERS,
    hue: 'amber',
  },
  Mass: {
    family: 'overlord_mass',
    names: {
      zh: 'OVERLORD 不死者之王 MASS FOR THE DEAD',
      ja: 'オーバーロード MASS FOR THE DEAD',
      en: 'OVERLORD: MASS FOR THE DEAD',
    },
    short: { zh: '骨王手游', ja: 'オバマス', en: 'Overlord Mass' },
    aliases: ['MFTD', '不死者之王', '骨王', '骨傲天手游', 'OVERLORD'],
    ...ALL_SERVERS,
    hue: 'violet',
  },
  FateGO: {
    family: 'fgo',
    names: { zh: '命运-冠位指定', ja: 'Fate/Grand Order', en: 'Fate/Grand Order' },
    short: { zh: 'FGO', ja: 'FGO', en: 'FGO' },
    aliases: ['飞狗', '命运冠位', 'Fate GO', 'Fate'],
    ...ALL_SERVERS,
    hue: 'red',
  },
  BlueArchive: {
    family: 'blue_archive',
    names: { zh: '蔚蓝档案', ja: 'ブルーアーカイブ', en: 'Blue Archive' },
    short: { zh: '蔚蓝档案', ja: 'ブルアカ', en: 'Blue Archive' },
    aliases: ['BA', '碧蓝档案', '档案'],
    ...ALL_SERVERS,
    hue: 'cyan',
  },
  imassc_prism: {
    family: 'imas_prism',
    names: {
      zh: '偶像大师 闪耀色彩 Song for Prism',
      ja: 'アイドルマスター シャイニーカラーズ Song for Prism',
      en: 'THE IDOLM@STER SHINY COLORS Song for Prism',
    },
    short: { zh: '闪耀色彩', ja: 'シャニソン', en: 'Song for Prism' },
    aliases: ['闪彩音游', '闪彩', 'SfP', 'Shanison'],
    ...ALL_SERVERS,
    hue: 'jade',
  },
  pokemontcgp: {
    family: 'ptcgp',
    names: { zh: '宝可梦集换式卡牌游戏 Pocket', ja: 'ポケモンカードゲーム Pocket', en: 'Pokémon TCG Pocket' },
    short: { zh: '宝可梦卡牌', ja: 'ポケポケ', en: 'PTCG Pocket' },
    aliases: ['PTCGP', '宝可梦', '口袋卡牌', 'Pocket'],
    ...ALL_SERVERS,
    hue: 'orange',
  },
  gget_jp: {
    ...GGET,
    names: {
      zh: 'SD高达 G世代 永恒（日服）',
      ja: 'SDガンダム ジージェネレーション エターナル',
      en: 'SD Gundam G Generation ETERNAL (JP)',
    },
    ...JP,
  },
  gget_ww: {
    ...GGET,
    names: {
      zh: 'SD高达 G世代 永恒（国际服）',
      ja: 'SDガンダム ジージェネレーション エターナル（グローバル版）',
      en: 'SD Gundam G Generation ETERNAL (International)',
    },
    ...WW,
  },
  // We know of no documentation of the meaning of NORE, so the word is used unchanged.
  gget_nore_jp: {
    ...GGET,
    names: {
      zh: 'SD高达 G世代 永恒（日服·NORE）',
      ja: 'SDガンダム ジージェネレーション エターナル【NORE】',
      en: 'SD Gundam G Generation ETERNAL (JP, NORE)',
    },
    ...NORE_JP,
  },
  gget_nore_ww: {
    ...GGET,
    names: {
      zh: 'SD高达 G世代 永恒（国际服·NORE）',
      ja: 'SDガンダム ジージェネレーション エターナル（グローバル版）【NORE】',
      en: 'SD Gundam G Generation ETERNAL (International, NORE)',
    },
    ...NORE_WW,
  },
} as const satisfies Readonly<Record<GameId, Omit<Game, 'id' | 'icon'>>>;

const BY_ID: ReadonlyMap<string, Game> = new Map(
  GAME_IDS.map((id) => [id, { ...ROWS[id], id, icon: `/icons/${id}.svg` }]),
);

/** The 17 games in the order of `GAME_IDS`. */
export const GAMES: readonly Game[] = [...BY_ID.values()];

/** Returns a game by its id. */
export function gameById(id: GameId): Game {
  // There is a row for every id.
  return BY_ID.get(id) as Game;
}

/** Finds a game by the exact id of a URL; null if there is none. */
export function findGame(id: string): Game | null {
  return BY_ID.get(id) ?? null;
}
