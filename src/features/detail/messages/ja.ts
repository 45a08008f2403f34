import type { DetailMessages } from './zh';

/** Messages of the offer detail in Japanese. */
export const detailJa: DetailMessages = {
  similar: '似ている商品',
  similarHint: {
    all: '希望はすべて含み、最もレアなものもほぼ同じで、価格も近い商品です。',
    some: 'この価格帯ですべて含むものが少ないため、足りないものがある商品も並べています。足りないものは各行にあります。',
    free: '最もレアなものがほぼ同じで、価格も近い商品です。',
  },
  closest: '販売中で最も近い商品',
  searchAgain: 'ほかの商品をさがす',
  search: '検索',
  pausedText: 'お店が休止中のため、今は購入できません。',
  seeAvailable: '販売中の商品を見る',
  copyMessage: 'お店への文をコピー',
  copied: 'コピーしました。お店に送れます',
  copyManually: 'コピーできません。手動でコピーしてください：',
  shopMessage: (game, code, price) => `こんにちは。こちらを希望します：${game} ${code}、${price}。まだありますか？`,
  shopWants: (wants) => `希望：${wants}`,
};
