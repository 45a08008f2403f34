/** Messages of the favourites in Chinese, the source language. */
export const favouritesZh = {
  // Heart button
  added: (code: string, count: number) => `${code} 已收藏，共 ${count} 个`,
  removed: (code: string, count: number) => `${code} 已取消收藏，还有 ${count} 个`,
  full: (max: number, code: string) => `最多收藏 ${max} 个：先取消一个，再收藏 ${code}`,

  // Page
  pageTitle: '收藏',
  title: (count: number) => `收藏 ${count} 个`,
  lastVisit: (time: string) => `上次看：${time}`,
  markSeen: '全部标为已看',
  markedSeen: '都标为已看了',
  exportFile: '导出',
  importFile: '导入',
  copyCodes: (count: number) => `复制 ${count} 个编号`,
  copiedCodes: '编号已复制',
  gameFilter: '看哪个游戏',
  allGames: '全部游戏',
  filter: '只看哪些',
  changes: {
    all: '全部',
    cheaper: '降价',
    dearer: '涨价',
    reserved: '预留',
    paused: '店铺暂停',
    sold: '已售',
    same: '没变',
  },
  sort: '排序',
  sorts: { newest: '最近收藏', changed: '有变化的在前', price: '价格从低到高' },
  countIn: (count: number) => `${count} 个`,
  noMatch: '现在没有这样的收藏。',
  toShop: (game: string) => `去 ${game} 的商品`,
  failed: (game: string) => `${game} 的目录没能载入，下面是记住的样子。`,
  partial: (game: string) => `${game} 的目录没载入完，有的收藏没能确认。`,

  // Row
  cheaper: (amount: string) => `降 ${amount}`,
  dearer: (amount: string) => `涨 ${amount}`,
  reserved: '预留中',
  paused: '店铺暂停',
  sold: (time: string) => `已售 · ${time} 发现`,
  gone: (time: string) => `已不在目录里 · ${time} 发现`,
  same: '没变',
  verification: { pending: '正在确认', failed: '没能确认' },
  newBadge: '新',
  mainItems: '想要的或最稀有的',
  removeFavourite: (code: string) => `取消收藏 ${code}`,
  removedRow: (code: string) => `已取消收藏 ${code}`,
  undo: '撤销',
  undoRemoval: (code: string) => `撤销，继续收藏 ${code}`,

  // Closest offer to one that is gone
  closest: '最接近的在售：',
  shares: (met: number, all: number) => `${all} 样里有 ${met} 样`,
  see: '看',
  moreSimilar: '更多最接近的',
  noneSimilar: '没有相近的在售商品',

  // Empty page
  empty: '还没有收藏',
  emptyHint: '在任何商品上点 ♥，它就留在这里；降价、预留、售出，下次来都会告诉你。',
  toGames: '去选游戏',

  // File export and import
  imported: (added: number, present: number) =>
    present === 0 ? `已导入 ${added} 个` : `已导入 ${added} 个，另有 ${present} 个本来就收藏了`,
  overLimit: (count: number, max: number) => `有 ${count} 个放不下：最多收藏 ${max} 个。`,
  unknownGame: (count: number) => `有 ${count} 个属于这里没有的游戏，没有导入。`,
  invalidInFile: (count: number) => `有 ${count} 个内容不对，没有导入。`,
  removedEarlier: (count: number) => `有 ${count} 个是你后来取消的，没有导入。`,
  restoreRemoved: '也导入',
  badFile: (file: string, why: string) => `${file} 没能导入：${why}。收藏没有变。`,
  problems: {
    unreadable: '文件读不出来',
    notJson: '不是 JSON 文件',
    wrongFormat: '不是从收藏页导出的文件',
    newerVersion: '由更新的版本导出，请刷新页面再试',
    damaged: '内容不完整或被改过',
  },

  // Storage problems
  notStored: {
    'storage-full': '没能存下来：浏览器里没有空间了，关闭页面后就没了。',
    'storage-refused': '没能存下来：浏览器不允许保存，关闭页面后就没了。',
    'storage-newer': '没能存下来：收藏是更新的版本存的，请刷新页面再试。',
  },

  // Unreadable data
  unreadable: (count: number) => `读不出来的数据 ${count} 份`,
  unreadableHint: '这些内容读不出来，已经单独留下，没有删。可以下载备份，不需要了再删除。',
  unreadableFull: (max: number) => `每类最多留 ${max} 份，已经满了：先下载，再删掉几份，新的改动才存得下来。`,
  unreadableFrom: { favourites: '收藏', compare: '对比', recent: '最近搜索', other: '其他设置' },
  unreadableSince: (time: string) => `${time} 留下`,
  unreadableEarlier: '由以前的版本留下',
  unreadableWhole: '整份读不出来',
  unreadableParts: (count: number) => `${count} 个收藏的内容不对`,
  download: '下载',
  downloadOf: (what: string) => `下载读不出来的${what}`,
  remove: '删除',
  removeOf: (what: string) => `删除读不出来的${what}`,
  removeQuestion: '删了就找不回来了。',
  removeYes: '确定删除',
  removeNo: '先留着',
};

export type FavouriteMessages = typeof favouritesZh;
