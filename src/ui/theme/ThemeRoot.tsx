import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '@/ui/hooks/useLocale';
import { ANTD_MESSAGES } from './antdMessages';
import { createTheme } from './theme';
import { themeMode } from './themeStore';

const WITHOUT_RING = { disabled: true };

/** Gives antd's parts our theme and the language on screen. Stands around the screens that use antd and travels with
 *  them: the pages that do without stay light. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get);
  const theme = useMemo(() => createTheme(mode), [mode]);
  return (
    // The ring that antd draws around what was pressed has the whole page laid out for each press.
    <ConfigProvider theme={theme} wave={WITHOUT_RING} locale={ANTD_MESSAGES[useLocale()]}>
      {children}
    </ConfigProvider>
  );
}
