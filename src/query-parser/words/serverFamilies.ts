/** Server words that cover several options: every option whose id starts with a prefix. */
export const SERVER_FAMILIES: readonly (readonly [prefixes: readonly string[], words: readonly string[]])[] = [
  [
    ['cn'],
    [
      '国服',
      '简中服',
      '简中',
      '大陆服',
      '国区',
      '中国服',
      'cn',
      'cn服',
      '国服号',
      '陆服',
      '简体字版',
      '中国版',
      'cn server',
      'chinese server',
      'china server',
      '内地服',
      '中国サーバー',
      '大陸版',
      '大陸鯖',
      '中国鯖',
    ],
  ],
  [
    ['global', 'ww', 'en'],
    [
      '国际服',
      '全球服',
      '外服',
      '国际版',
      'global',
      'グローバル',
      'グローバル版',
      '国際版',
      '国際服',
      'international',
      'global server',
      'ww',
      'グロ版',
      '海外版',
      '国际服号',
      '全球版',
    ],
  ],
];

/** Words for accounts that were played, whether or not they are finished. */
export const PLAYED_WORDS: readonly string[] = ['玩过', '打过', '养过', '肝过', '有练度'].flatMap((word) => [
  `${word}的`,
  `${word}的号`,
]);
