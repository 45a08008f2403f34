import type { commonZh } from '@/locales/zh/common';

export const commonEn: typeof commonZh = {
  brand: 'Vitrine',
  brandOther: '橱窗',
  pageTitle: (page) => `${page} · Vitrine 橱窗`,
  retry: 'Try again',
  close: 'Close',
  language: 'Language',
  languageFailed: (name) => `${name} could not be loaded, so the language stays the same.`,
  appearance: 'Appearance',
  appearanceSystem: 'Match system',
  appearanceLight: 'Light',
  appearanceDark: 'Dark',
  release: 'There is a new version.',
  releaseReload: 'Reload',
  storageNote:
    'This browser does not let the site save anything: language, appearance, favourites and your last page are lost when you close it.',
};
