import type { PatternCase } from './patternCase';

/** Complete listings: one per family, and a second one of Umamusume. */
export const LISTINGS: readonly PatternCase[] = [
  {
    id: 'listing.fgo',
    game: 'FateGO',
    text: 'FGO日服初始号 梅林宝2+C呆 石头800 呼符30 可换绑',
    query: {
      items: [{ item: 'svt-150', level: 2 }, { item: 'svt-284' }],
      resources: { sq: { min: 800 }, ticket: { min: 30 } },
      attributes: { server: 'jp', accountType: 'starter', rebindable: true },
    },
  },
  {
    id: 'listing.umaStone',
    game: 'UmaMusume',
    text: '马娘石头号 国际服 钻5w 马票20 未绑定',
    query: {
      resources: { jewel: { min: 50_000 }, trainee_ticket: { min: 20 } },
      attributes: { server: 'global', bind: 'guest', accountType: 'stone' },
    },
  },
  {
    id: 'listing.uma',
    game: 'UmaMusume',
    text: '满破北黑 3破美妙 手纲 3星马×8 日服',
    query: {
      items: [{ item: 'sc-30028', level: 5 }, { item: 'sc-30010', level: 4 }, { item: 'sc-30021' }],
      attributes: { server: 'jp', threeStar: { min: 8 } },
    },
  },
  {
    id: 'listing.ba',
    game: 'BlueArchive',
    text: 'BA国际服 水星野 礼奈 未花 青辉石2.4w 十连票×6',
    query: {
      items: [{ item: 'stu-hoshino-swimsuit' }, { item: 'stu-hina-dress' }, { item: 'stu-mika' }],
      resources: { pyroxene: { min: 24_000 }, ticket10: { min: 6 } },
      attributes: { server: ['global_tw', 'global_asia', 'global_na', 'global_kr'] },
    },
  },
  {
    id: 'listing.mementomori',
    game: 'Mememori_jp',
    text: '梅莫日服 World45 索尔LR5 露娜 钻30w 链接240',
    query: {
      items: [{ item: 'chr-005', level: 14 }, { item: 'chr-046' }],
      resources: { diamond: { min: 300_000 } },
      attributes: { server: 'jp', world: { min: 45, max: 45 }, levelLink: { min: 240 } },
    },
  },
  {
    id: 'listing.masterDuel',
    game: 'MasterDuel',
    text: 'MD 蛇眼卡组 灰流丽×3 皇闪 UR点300 石1w',
    query: {
      items: [{ item: 'deck-snake-eye' }, { item: 'c-ash-blossom-joyous-spring', level: 3 }],
      resources: { cp_ur: { min: 300 }, gem: { min: 10_000 } },
      unread: ['皇闪'],
    },
  },
  {
    id: 'listing.duelLinks',
    game: 'duel_links',
    text: 'DL 王段 海马 UR票×3 石5000',
    query: {
      items: [{ item: 'char-seto-kaiba' }],
      resources: { gem: { min: 5_000 }, ur_ticket: { min: 3 } },
      attributes: { rank: 'king' },
    },
  },
  {
    id: 'listing.ptcgp',
    game: 'pokemontcgp',
    text: 'ptcgp 皇冠皮卡丘×2 三星喷火龙 沙漏1200',
    query: {
      items: [{ item: 'a1-285', level: 2 }, { item: 'a1-280' }],
      resources: { pack_hourglass: { min: 1_200 } },
    },
  },
  {
    id: 'listing.srw',
    game: 'srw_dd_jp',
    text: '机战DD日服 D水晶8000 独角兽 3破 自抽',
    query: {
      items: [{ item: 'u-unicorn-gundam', level: 4 }],
      resources: { dcrystal: { min: 8_000 } },
      attributes: { server: 'jp', accountType: 'selfpull' },
    },
  },
  {
    id: 'listing.gget',
    game: 'gget_jp',
    text: 'G世代永恒 牛高达EX 海牛 满破 钻2w 人机齐',
    query: {
      items: [{ item: 'unit-nu-ex' }, { item: 'unit-hi-nu-ex', level: 4 }],
      resources: { diamond: { min: 20_000 } },
      unread: ['人机齐'],
    },
  },
  {
    id: 'listing.prism',
    game: 'imassc_prism',
    text: 'シャニソン 透 円香 虹×15 ジュエル5w 未連携',
    query: {
      items: [{ item: 'idol-toru' }, { item: 'idol-madoka' }],
      resources: { jewel: { min: 50_000 } },
      attributes: { bind: 'guest', threeStar: { min: 15 } },
    },
  },
  {
    id: 'listing.mass',
    game: 'Mass',
    text: '骨王手游 雅儿贝德 夏提雅 5星×12 石3000',
    query: {
      items: [{ item: 'ol-albedo' }, { item: 'ol-shalltear' }],
      resources: { stone: { min: 3_000 } },
      attributes: { fiveStar: { min: 12 } },
    },
  },
];
