/** Messages of the tour, in Chinese, the source language. */
export const tourZh = {
  next: '下一步',
  back: '上一步',
  end: '知道了',
};

export type TourMessages = typeof tourZh;
