import type { ConfigProviderProps } from 'antd';
import type { Locale } from '@/domain/localized';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Texts of the antd components in use. antd's own language packs contain those of all components, which adds 3.6 kB
 *  (Brotli). To use another component, copy its texts from the pack; a test compares them. */
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
