import type { FamilyId } from '@/games/types';

/** Nicknames shared by several items, for which the buyer is asked to choose. */
export const SHARED_NICKNAMES: Partial<Readonly<Record<FamilyId, Readonly<Record<string, readonly string[]>>>>> = {
  fgo: {
    // The support servants of the three command card colours.
    红拐: ['svt-150', 'svt-314', 'svt-353', 'svt-316'],
    蓝拐: ['svt-62', 'svt-284'],
    绿拐: ['svt-215', 'svt-357'],
    双拐: ['svt-215', 'svt-284'],
    コヤンスカヤ: ['svt-314', 'svt-334'],
    高扬斯卡娅: ['svt-314', 'svt-334'],
    Koyanskaya: ['svt-314', 'svt-334'],
    羽蛇神: ['svt-144', 'svt-233'],
    教授: ['svt-156', 'svt-346'],
    公主: ['svt-351', 'svt-431'],
    龙娘: ['svt-457', 'svt-18'],
  },
  // A card and the deck named after it.
  master_duel: {
    尤贝尔: ['c-yubel', 'deck-yubel'],
    ユベル: ['c-yubel', 'deck-yubel'],
    Yubel: ['c-yubel', 'deck-yubel'],
    电子龙: ['c-cyber-dragon', 'deck-cyber-dragon'],
    'サイバー・ドラゴン': ['c-cyber-dragon', 'deck-cyber-dragon'],
    'Cyber Dragon': ['c-cyber-dragon', 'deck-cyber-dragon'],
    黑魔导: ['c-dark-magician', 'deck-dark-magician'],
    'ブラック・マジシャン': ['c-dark-magician', 'deck-dark-magician'],
    'Dark Magician': ['c-dark-magician', 'deck-dark-magician'],
  },
  mementomori: {
    伊利亚: ['chr-002', 'chr-061'],
    イリア: ['chr-002', 'chr-061'],
    Illya: ['chr-002', 'chr-061'],
  },
  gget: {
    阿姆罗: ['chr-amuro-endure', 'chr-amuro-cca-support', 'chr-amuro-attack'],
    アムロ: ['chr-amuro-endure', 'chr-amuro-cca-support', 'chr-amuro-attack'],
    Amuro: ['chr-amuro-endure', 'chr-amuro-cca-support', 'chr-amuro-attack'],
    シャア: ['chr-char-cca', 'chr-char-origin', 'chr-char-0079'],
    基拉: ['chr-kira-support', 'chr-kira-attack'],
    巴纳吉: ['chr-banagher-attack', 'chr-banagher-support'],
    三日月: ['chr-mikazuki-endure', 'chr-mikazuki-attack'],
    加藤: ['chr-gato-support', 'chr-gato-attack'],
  },
  overlord_mass: {
    巴雷亚雷: ['ol-nfirea', 'ol-lizzie'],
    バレアレ: ['ol-nfirea', 'ol-lizzie'],
    Bareare: ['ol-nfirea', 'ol-lizzie'],
    艾默特: ['ol-enri', 'ol-nemu'],
    エモット: ['ol-enri', 'ol-nemu'],
    Emmot: ['ol-enri', 'ol-nemu'],
  },
  srw_dd: {
    '00高达': ['u-double-o-raiser', 'u-00-qant'],
    ダブルオーガンダム: ['u-double-o-raiser', 'u-00-qant'],
    '00 Gundam': ['u-double-o-raiser', 'u-00-qant'],
  },
};
