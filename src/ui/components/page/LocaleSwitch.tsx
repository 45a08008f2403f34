import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useSyncExternalStore } from 'react';
import { LOCALES } from '@/domain/localized';
import { LOCALE_NAMES } from '@/locales/localeNames';
import { localeStore } from '@/locales/localeStore';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { chooseLocale } from '@/ui/locale/chooseLocale';
import styles from './LocaleSwitch.module.css';

const OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }));

/** Switches the language; the choice is stored on this device. Reports a language that failed to load. */
export function LocaleSwitch() {
  const { common } = useMessages();
  const shown = useSyncExternalStore(localeStore.subscribe, localeStore.get, localeStore.get);
  const failedLocale = shown.status === 'ready' ? shown.failedLocale : null;
  return (
    <>
      {failedLocale !== null && <span role="status">{common.languageFailed(LOCALE_NAMES[failedLocale])}</span>}
      <SelectSwitch label={common.language} value={shown.locale} options={OPTIONS} onChoose={chooseLocale}>
        {LOCALE_NAMES[shown.locale]}
        <span className={styles.arrow}>
          <DownOutlined aria-hidden />
        </span>
      </SelectSwitch>
    </>
  );
}
