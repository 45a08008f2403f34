import type { ReadingsMessages } from './zh';

/** Messages on how a text was read, in Japanese. */
export const readingsJa: ReadingsMessages = {
  title: '言葉ごとの読み取り結果',
  kinds: {
    sound: '読みや頭文字から判断',
    typo: '書き間違いとして判断',
    ambiguous: 'どれか特定できないため、いずれかがあれば一致',
    order: '結果の並び順',
    skipped: 'あいさつやつなぎの言葉（条件ではない）',
    unread: '読み取れず、絞り込みに使っていません',
    unstated: 'この項目を記載した商品がないため、絞り込みに使っていません',
    searched: '読み取れず、文字で検索',
  },
  candidates: (names) => `候補：${names}`,
};
