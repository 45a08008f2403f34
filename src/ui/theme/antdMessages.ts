import type { ConfigProviderProps } from 'antd';
import type { Locale } from '@/domain/localized';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** The words that the antd parts we use say by themselves. antd's own packs have those of all its parts, calendars too:
 *  3.6 kB of brotli more for these few lines. Whoever takes another part looks into its pack; a test compares what is here. */
export const ANTD_MESSAGES: Readonly<Record<Locale, AntdLocale>> = {
  zh: {
    locale: 'zh-cn',
    global: { placeholder: '请选择', close: '关闭' },
    Empty: { description: '暂无数据' },
    Tour: { Next: '下一步', Previous: '上一步', Finish: '结束导览' },
  },
  ja: {
    locale: 'ja',
    global: { placeholder: '選んでください', close: '閉じる' },
    Empty: { description: 'データがありません' },
    Tour: { Next: '次', Previous: '前の', Finish: '仕上げる' },
  },
  en: {
    locale: 'en',
    global: { placeholder: 'Please select', close: 'Close' },
    Empty: { description: 'No data' },
    Tour: { Next: 'Next', Previous: 'Previous', Finish: 'Finish' },
  },
};
