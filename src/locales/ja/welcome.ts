import type { welcomeZh } from '@/locales/zh/welcome';

export const welcomeJa: typeof welcomeZh = {
  title: 'ゲームを選ぶ',
  headline: '欲しいものだけが、灯る。',
  lead: 'ゲームを選び、欲しいキャラ・石・予算を入れると、どの店にあるかすぐわかります。',
  findLabel: 'ゲームを探す',
  findPlaceholder: 'ゲームを探す：ウマ娘 / fgo / gget',
  found: (count) => `${count} 件のゲーム。Enter で先頭を開きます。`,
  noneFound: (text) => `「${text}」というゲームはありません。`,
  showAll: 'すべてのゲームを見る',
  continueLabel: '前回の続き',
  searchedFor: (text) => `「${text}」で検索`,
  open: '開く',
  shelves: 'すべてのゲーム',
  onSale: '件販売中',
  lowestPrice: (price) => `${price} から`,
  shopkeeper: 'お店の方へ',
  shopkeeperNote: '表を陳列窓に',
  catalogueTime: (time) => `カタログ更新：${time}`,
  sample: '掲載商品はサンプルデータで、購入できません。',
  shelfFailed: '販売数を読み込めませんでした。ゲームは開けます。',
};
