import type { commonZh } from '@/locales/zh/common';

export const commonJa: typeof commonZh = {
  brand: 'Vitrine',
  brandOther: '橱窗',
  pageTitle: (page) => `${page} · Vitrine 橱窗`,
  retry: 'もう一度試す',
  close: '閉じる',
  language: '言語',
  languageFailed: (name) => `${name}を読み込めませんでした。今の言語のまま続けます。`,
  appearance: '外観',
  appearanceSystem: '端末に合わせる',
  appearanceLight: 'ライト',
  appearanceDark: 'ダーク',
  release: '新しいバージョンがあります。',
  releaseReload: '更新する',
  storageNote:
    'ブラウザーが保存を許可していません。言語・外観・お気に入り・前回のページは、閉じるまでの間だけ残ります。',
};
