import type { Locale } from '@/domain/localized';

/** Messages of loading failures, part of the entry script because the chunk with the other messages may be missing. */
export type FailureMessages = {
  readonly chunkTitle: string;
  readonly chunkText: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly brokenTitle: string;
  readonly brokenText: string;
  readonly retry: string;
  readonly reload: string;
  readonly home: string;
  readonly cssMissing: string;
  readonly slow: string;
  readonly close: string;
  /** Unfolds the error message. */
  readonly details: string;
};

export const FAILURE_MESSAGES: Readonly<Record<Locale, FailureMessages>> = {
  zh: {
    chunkTitle: '这一页没能载入',
    chunkText: '网络断了一下，或网站刚更新过。你的条件和收藏都在。',
    offlineTitle: '现在没有网络',
    offlineText: '连上网会自动再试。你的条件和收藏都在。',
    brokenTitle: '这一页出了错',
    brokenText: '再试一次通常就好。你的条件和收藏都在。',
    retry: '再试一次',
    reload: '刷新页面',
    home: '回到首页',
    cssMissing: '页面的样式没能载入，内容照常可用。',
    slow: '载入得很慢。',
    close: '关闭',
    details: '技术信息',
  },
  ja: {
    chunkTitle: 'このページを読み込めませんでした',
    chunkText: '通信が一度切れたか、サイトが更新されたところです。条件もお気に入りも残っています。',
    offlineTitle: 'オフラインです',
    offlineText: 'つながると自動でもう一度試します。条件もお気に入りも残っています。',
    brokenTitle: 'このページでエラーが起きました',
    brokenText: 'もう一度試すと、たいてい直ります。条件もお気に入りも残っています。',
    retry: 'もう一度試す',
    reload: '再読み込み',
    home: 'トップへ',
    cssMissing: 'ページのスタイルを読み込めませんでした。内容はそのまま使えます。',
    slow: '読み込みに時間がかかっています。',
    close: '閉じる',
    details: '技術情報',
  },
  en: {
    chunkTitle: 'This page could not load',
    chunkText: 'The network dropped for a moment, or the site was just updated. Your search and favourites are kept.',
    offlineTitle: 'You are offline',
    offlineText: 'The page tries again once you are online. Your search and favourites are kept.',
    brokenTitle: 'Something went wrong on this page',
    brokenText: 'Trying again usually helps. Your search and favourites are kept.',
    retry: 'Try again',
    reload: 'Reload the page',
    home: 'Go to the start page',
    cssMissing: 'The styles of this page could not load; everything still works.',
    slow: 'This is taking a while.',
    close: 'Close',
    details: 'Details',
  },
};
