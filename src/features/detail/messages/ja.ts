import type { DetailMessages } from './zh';

/** Messages of the offer detail in Japanese. */
export const detailJa: DetailMessages = {
  detailOf: (code) => `商品 ${code}`,
  copyCodeShort: 'コードをコピー',
  previous: '前へ',
  next: '次へ',
  listedAt: (date) => `${date} 出品`,
  facts: '所持数と属性',
  restOf: (kind) => `その他の${kind}`,
  itemCount: (count) => `${count}件、レア順`,
  soldTitle: (code) => `${code} 売り切れ`,
  soldText: '売り切れました。以下は販売時の内容です。',
  goneTitle: (code) => `${code}はもうありません`,
  goneText: '売れたか、店が取り下げた可能性があります。',
  seeAll: '販売中の商品を見る',
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
  shopMessage: (game, code, price) =>
    `こんにちは。こちらの購入を希望します：${game} ${code}、${price}。まだありますか？`,
  shopWants: (wants) => `希望：${wants}`,
};
