import type { TourMessages } from './zh';

/** Messages of the tour, in English. */
export const tourEn: TourMessages = {
  next: 'Next',
  back: 'Back',
  end: 'Got it',
};
