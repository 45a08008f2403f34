import type { Locale } from '@/domain/localized';

/** The name of each language in that language. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { zh: '中文', ja: '日本語', en: 'English' };

/** Language tags (BCP 47) for `<html lang>` and `Intl`. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { zh: 'zh-CN', ja: 'ja', en: 'en' };
