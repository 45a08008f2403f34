/** The 17 game variants, in the order of every list, route table and index. */
export const GAME_IDS = [
  'srw_dd_jp',
  'srw_dd_ww',
  'UmaMusume',
  'UmaMusume_Stone',
  'Mememori_jp',
  'Mememori_ww',
  'duel_links',
  'MasterDuel',
  'Mass',
  'FateGO',
  'BlueArchive',
  'imassc_prism',
  'pokemontcgp',
  'gget_jp',
  'gget_ww',
  'gget_nore_jp',
  'gget_nore_ww',
] as const;

/** Families of variants that share a roster. */
export const FAMILY_IDS = [
  'srw_dd',
  'umamusume',
  'mementomori',
  'duel_links',
  'master_duel',
  'overlord_mass',
  'fgo',
  'blue_archive',
  'imas_prism',
  'ptcgp',
  'gget',
] as const;
