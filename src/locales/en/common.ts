import type { commonZh } from '@/locales/zh/common';

export const commonEn: typeof commonZh = {
  brand: 'Vitrine',
  brandOther: '橱窗',
  pageTitle: (page) => `${page} · Vitrine 橱窗`,
  retry: 'Try again',
  close: 'Close',
  language: 'Language',
  languageMissed: (name) => `${name} could not be loaded; staying in this language.`,
  appearance: 'Appearance',
  appearanceSystem: 'Match system',
  appearanceLight: 'Light',
  appearanceDark: 'Dark',
  release: 'There is a new version.',
  releaseReload: 'Reload',
  storageNote:
    'This browser lets the site save nothing: language, appearance, favourites and your last page last until you close it.',
};
