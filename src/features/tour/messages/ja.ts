import type { TourMessages } from './zh';

/** Messages of the tour, in Japanese. */
export const tourJa: TourMessages = {
  next: '次へ',
  back: '戻る',
  end: 'わかりました',
};
