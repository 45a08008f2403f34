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
  storageNote:
    'This browser lets the site save nothing: language, appearance and your last page last until you close it.',
};
