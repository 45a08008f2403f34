/** Messages shared by several pages. */
export const commonZh = {
  brand: '橱窗',
  brandOther: 'Vitrine',
  pageTitle: (page: string) => `${page} · 橱窗 Vitrine`,
  retry: '再试一次',
  close: '关闭',
  language: '语言',
  languageFailed: (name: string) => `没能载入${name}，先用现在的语言。`,
  appearance: '外观',
  appearanceSystem: '跟随系统',
  appearanceLight: '浅色',
  appearanceDark: '深色',
  release: '有新版本。',
  releaseReload: '刷新',
  storageNote: '浏览器不让本站保存内容：语言、外观、收藏和看过的页面只保存到你关闭页面。',
};
