import type { Localized } from '@/domain/localized';

/** One or several keys and their action. */
export type Shortcut = { readonly id: string; readonly keys: readonly string[]; readonly does: Localized };

/** The shortcuts of a shop page. They are ignored in text fields. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    id: 'box',
    keys: ['/', 'Ctrl K', '⌘ K'],
    does: { zh: '到搜索框', ja: '検索ボックスへ', en: 'Go to the search box' },
  },
  {
    id: 'escape',
    keys: ['Esc'],
    does: { zh: '先清空，再关闭', ja: '消去、もう一度で閉じる', en: 'Clear, then close' },
  },
  {
    id: 'list',
    keys: ['↑', '↓', 'Enter'],
    does: { zh: '在建议里移动、选定', ja: '候補を移動して決定', en: 'Move in suggestions and choose' },
  },
  {
    id: 'copy',
    keys: ['c'],
    does: {
      zh: '复制编号：打开的商品，或焦点所在的卡片',
      ja: 'コードをコピー：開いている商品、またはフォーカスのあるカード',
      en: 'Copy the code of the open offer, or of the card with the focus',
    },
  },
  {
    id: 'keep',
    keys: ['f'],
    does: {
      zh: '收藏或取消：打开的商品，或焦点所在的卡片',
      ja: 'お気に入りに入れる・外す：開いている商品、またはフォーカスのあるカード',
      en: 'Favourite the open offer or the card with the focus, or no longer',
    },
  },
  {
    id: 'beside',
    keys: ['[', ']'],
    does: {
      zh: '打开的商品：上一个、下一个',
      ja: '開いている商品：前へ、次へ',
      en: 'Of the open offer: previous, next',
    },
  },
  { id: 'help', keys: ['?'], does: { zh: '这张表', ja: 'この一覧', en: 'This list' } },
];
