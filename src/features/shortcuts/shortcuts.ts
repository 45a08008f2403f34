import type { Localized } from '@/domain/localized';

/** One or several keys and their action. */
export type Shortcut = { readonly id: string; readonly keys: readonly string[]; readonly action: Localized };

/** The shortcuts of a shop page. They are ignored in text fields. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    id: 'box',
    keys: ['/', 'Ctrl K', '⌘ K'],
    action: { zh: '到搜索框', ja: '検索ボックスへ', en: 'Go to the search box' },
  },
  {
    id: 'escape',
    keys: ['Esc'],
    action: { zh: '先清空，再关闭', ja: '消去、もう一度で閉じる', en: 'Clear, then close' },
  },
  {
    id: 'list',
    keys: ['↑', '↓', 'Enter'],
    action: { zh: '在建议里移动、选定', ja: '候補を移動して決定', en: 'Move through the suggestions and choose one' },
  },
  {
    id: 'copy',
    keys: ['c'],
    action: {
      zh: '复制编号：打开的商品，或焦点所在的卡片',
      ja: 'コードをコピー：開いている商品、またはフォーカスのあるカード',
      en: 'Copy the code of the open offer or the focused card',
    },
  },
  {
    id: 'favourite',
    keys: ['f'],
    action: {
      zh: '收藏或取消：打开的商品，或焦点所在的卡片',
      ja: 'お気に入りに入れる・外す：開いている商品、またはフォーカスのあるカード',
      en: 'Add the open offer or the focused card to favourites, or remove it',
    },
  },
  {
    id: 'adjacent',
    keys: ['[', ']'],
    action: {
      zh: '打开的商品：上一个、下一个',
      ja: '開いている商品：前へ、次へ',
      en: 'Previous or next offer while one is open',
    },
  },
  { id: 'help', keys: ['?'], action: { zh: '这张表', ja: 'この一覧', en: 'Show this list' } },
];
