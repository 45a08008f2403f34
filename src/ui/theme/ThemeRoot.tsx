import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '@/ui/hooks/useLocale';
import { ANTD_MESSAGES } from './antdMessages';
import { createTheme } from './theme';
import { themeMode } from './themeStore';

const NO_WAVE = { disabled: true };

/** Provides antd components with our theme and the language on screen. Part of the chunks of screens that use antd, so that other
 *  pages stay small. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get, themeMode.getServerSnapshot);
  const theme = useMemo(() => createTheme(mode), [mode]);
  return (
    // antd's wave effect causes a layout of the whole page at each press.
    <ConfigProvider theme={theme} wave={NO_WAVE} locale={ANTD_MESSAGES[useLocale()]}>
      {children}
    </ConfigProvider>
  );
}
