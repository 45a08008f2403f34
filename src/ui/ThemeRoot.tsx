import { ConfigProvider } from 'antd';
import en from 'antd/locale/en_US';
import ja from 'antd/locale/ja_JP';
import zh from 'antd/locale/zh_CN';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { themeOf } from './theme';
import { themeMode } from './themeStore';
import { useLocale } from './useLocale';

const ANTD_LOCALES = { zh, ja, en } as const;
const WITHOUT_RING = { disabled: true };

/** Gives antd's parts our theme and the language on screen. Stands around the screens that use antd and travels with
 *  them: the pages that do without stay light. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get);
  const theme = useMemo(() => themeOf(mode), [mode]);
  return (
    // The ring that antd draws around what was pressed has the whole page laid out for each press.
    <ConfigProvider theme={theme} wave={WITHOUT_RING} locale={ANTD_LOCALES[useLocale()]}>
      {children}
    </ConfigProvider>
  );
}
