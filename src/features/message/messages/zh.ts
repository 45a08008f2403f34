/** Messages below the box of the welcome page in Chinese. */
export const messageZh = {
  which: '哪个游戏？',
  change: '改',
  changeLabel: (game: string) => `换个游戏，现在是${game}`,
  allGames: '全部游戏',
  go: (game: string) => `去${game}`,
  see: '看结果',
  seeResults: (_count: number, formatted: string) => `看 ${formatted} 个结果`,
  seeClosest: '0 个 · 看最接近的',
  wants: '想要',
  conditions: '条件',
  exclusions: '排除',
  nothingRead: '没看懂这些字，会当文字搜。',
  reading: '正在读…',
  listSeparator: '、',
  spoken: (label: string, words: string) => `${label}：${words}`,
};

export type MessageMessages = typeof messageZh;
