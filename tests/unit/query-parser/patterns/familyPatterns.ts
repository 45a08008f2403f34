import type { PatternCase } from './patternCase';

/** Patterns of one family each. */
export const FAMILY_PATTERNS: readonly PatternCase[] = [
  { id: 'fgo.np', game: 'FateGO', text: '梅林宝2', query: { items: [{ item: 'svt-150', level: 2 }] } },
  { id: 'fgo.npmax', game: 'FateGO', text: '满宝旧剑', query: { items: [{ item: 'svt-160', level: 5 }] } },
  { id: 'fgo.skills', game: 'FateGO', text: '310梅林', query: { items: [{ item: 'svt-150' }], unread: ['310'] } },
  { id: 'fgo.fu', game: 'FateGO', text: '30符', query: { resources: { ticket: { min: 30 } } } },
  { id: 'fgo.fu2', game: 'FateGO', text: '呼符30', query: { resources: { ticket: { min: 30 } } } },
  { id: 'fgo.grail', game: 'FateGO', text: '圣杯12', query: { resources: { grail: { min: 12 } } } },
  {
    id: 'fgo.lb',
    game: 'FateGO',
    text: 'LB7通关',
    query: { attributes: { story: 'lb7' } },
    mayBeUnread: ['通关'],
  },
  { id: 'fgo.ord', game: 'FateGO', text: '奏章开', query: { attributes: { story: 'ordeal' } }, mayBeUnread: ['开'] },
  { id: 'fgo.part1', game: 'FateGO', text: '一部通', query: { attributes: { story: 'singularity' } } },

  { id: 'uma.type', game: 'UmaMusume', text: '速北黑', query: { items: [{ item: 'sc-30028' }] } },
  { id: 'uma.factor', game: 'UmaMusume', text: '青因子9', query: { unread: ['青因子9'] } },
  { id: 'uma.uma3', game: 'UmaMusume', text: '3星马×8', query: { attributes: { threeStar: { min: 8 } } } },
  { id: 'uma.fans', game: 'UmaMusume', text: '粉丝1.2亿', query: { attributes: { fans: { min: 120_000_000 } } } },

  { id: 'ba.weapon', game: 'BlueArchive', text: '专武3', query: { unread: ['专武3'] } },
  { id: 'ba.weapon', game: 'BlueArchive', text: '未花专武3', query: { items: [{ item: 'stu-mika', level: 8 }] } },
  { id: 'ba.cond', game: 'BlueArchive', text: '5星专2', query: { unread: ['5星专2'] } },
  { id: 'ba.cond', game: 'BlueArchive', text: '未花5星专2', query: { items: [{ item: 'stu-mika', level: 7 }] } },
  { id: 'ba.ten', game: 'BlueArchive', text: '十连票×6', query: { resources: { ticket10: { min: 6 } } } },

  { id: 'mm.lr', game: 'Mememori_jp', text: '索尔LR5', query: { items: [{ item: 'chr-005', level: 14 }] } },
  { id: 'mm.world', game: 'Mememori_jp', text: 'World45', query: { attributes: { world: { min: 45, max: 45 } } } },
  { id: 'mm.link', game: 'Mememori_jp', text: '链接240', query: { attributes: { levelLink: { min: 240 } } } },
  { id: 'mm.vip', game: 'Mememori_jp', text: 'VIP12', query: { attributes: { vip: { min: 12 } } } },

  {
    id: 'md.finish',
    game: 'MasterDuel',
    text: '皇闪灰流',
    query: { items: [{ item: 'c-ash-blossom-joyous-spring' }], unread: ['皇闪'] },
  },
  { id: 'md.gloss', game: 'MasterDuel', text: '亮闪', query: { unread: ['亮闪'] } },
  { id: 'md.cp', game: 'MasterDuel', text: 'UR点300', query: { resources: { cp_ur: { min: 300 } } } },
  { id: 'md.deck', game: 'MasterDuel', text: '白银城卡组', query: { items: [{ item: 'deck-labrynth' }] } },

  { id: 'dl.ticket', game: 'duel_links', text: 'UR票×3', query: { resources: { ur_ticket: { min: 3 } } } },
  { id: 'dl.box', game: 'duel_links', text: '开完30箱', query: { attributes: { boxes: { min: 30 } } } },
  { id: 'dl.king', game: 'duel_links', text: 'KoG', query: { attributes: { rank: 'king' } } },

  { id: 'tcgp.crown', game: 'pokemontcgp', text: '皇冠皮卡丘×2', query: { items: [{ item: 'a1-285', level: 2 }] } },
  { id: 'tcgp.imm', game: 'pokemontcgp', text: '三星喷火龙', query: { items: [{ item: 'a1-280' }] } },
  { id: 'tcgp.two', game: 'pokemontcgp', text: '二星莉莉艾', query: { items: [{ item: 'a3-197' }] } },
  { id: 'tcgp.hour', game: 'pokemontcgp', text: '沙漏1200', query: { resources: { pack_hourglass: { min: 1_200 } } } },
  { id: 'tcgp.set', game: 'pokemontcgp', text: 'A2b', query: { unread: ['A2b'] } },
  { id: 'tcgp.god', game: 'pokemontcgp', text: '神包号', query: { unread: ['神包号'] } },

  { id: 'gget.ex', game: 'gget_jp', text: '牛高达EX', query: { items: [{ item: 'unit-nu-ex' }] } },
  { id: 'gget.roles', game: 'gget_jp', text: '支援UR', query: { unread: ['支援UR'] } },
  { id: 'gget.pair', game: 'gget_jp', text: '人机齐', query: { unread: ['人机齐'] } },
  { id: 'gget.sp', game: 'gget_jp', text: 'SP化', query: { unread: ['SP化'] } },

  { id: 'srw.big', game: 'srw_dd_jp', text: '大器型', query: { unread: ['大器型'] } },
  { id: 'srw.dc', game: 'srw_dd_jp', text: 'D水晶8000', query: { resources: { dcrystal: { min: 8_000 } } } },

  { id: 'prism.totsu', game: 'imassc_prism', text: '虹×15', query: { attributes: { threeStar: { min: 15 } } } },
  { id: 'prism.unit', game: 'imassc_prism', text: '全员', query: { unread: ['全员'] } },

  { id: 'mass.five', game: 'Mass', text: '骨王手游', query: {} },
];
