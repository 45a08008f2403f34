import type { Locale } from '@/domain/localized';
import type { GameId } from '@/games/types';

/** Properties of the sample sheet of a game. */
export type GameProfile = {
  /** Number of offers. */
  readonly offers: number;
  /** Prefix of offer codes, unique per game. */
  readonly prefix: string;
  /** Language of headers, names and values. */
  readonly language: Locale;
  /** Ids of resources and attributes without a column in the sheet. */
  readonly omittedColumns: readonly string[];
};

export const GAME_PROFILES: Readonly<Record<GameId, GameProfile>> = {
  srw_dd_jp: { offers: 220, prefix: 'SD', language: 'zh', omittedColumns: ['server', 'saleMode'] },
  srw_dd_ww: { offers: 70, prefix: 'SW', language: 'zh', omittedColumns: ['firstHand', 'saleMode'] },
  UmaMusume: { offers: 1500, prefix: 'UM', language: 'zh', omittedColumns: ['goddess_statue', 'saleMode'] },
  UmaMusume_Stone: {
    offers: 480,
    prefix: 'US',
    language: 'zh',
    omittedColumns: ['money', 'teamRank', 'fans', 'platform'],
  },
  Mememori_jp: { offers: 260, prefix: 'MJ', language: 'ja', omittedColumns: ['platform', 'stock'] },
  Mememori_ww: { offers: 150, prefix: 'MW', language: 'zh', omittedColumns: ['exp_orb', 'platform', 'saleMode'] },
  duel_links: { offers: 330, prefix: 'DL', language: 'en', omittedColumns: ['saleMode'] },
  MasterDuel: { offers: 680, prefix: 'MD', language: 'zh', omittedColumns: ['cp_n', 'firstHand'] },
  Mass: { offers: 44, prefix: 'OV', language: 'zh', omittedColumns: ['saleMode', 'stock'] },
  FateGO: { offers: 2000, prefix: 'FG', language: 'zh', omittedColumns: ['silver_fruit', 'saleMode'] },
  BlueArchive: { offers: 1200, prefix: 'BA', language: 'zh', omittedColumns: ['ap', 'platform'] },
  imassc_prism: { offers: 110, prefix: 'SP', language: 'ja', omittedColumns: ['server'] },
  pokemontcgp: { offers: 800, prefix: 'PK', language: 'en', omittedColumns: ['platform', 'server'] },
  gget_jp: { offers: 420, prefix: 'GJ', language: 'zh', omittedColumns: ['server', 'sp_chip'] },
  gget_ww: { offers: 230, prefix: 'GW', language: 'zh', omittedColumns: ['server', 'saleMode'] },
  gget_nore_jp: { offers: 125, prefix: 'NJ', language: 'ja', omittedColumns: ['server', 'stock', 'saleMode'] },
  gget_nore_ww: { offers: 54, prefix: 'NW', language: 'zh', omittedColumns: ['platform', 'stock'] },
};
