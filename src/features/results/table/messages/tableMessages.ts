import type { Locale } from '@/domain/localized';
import { tableEn } from './en';
import { tableJa } from './ja';
import { type TableMessages, tableZh } from './zh';

/** The messages by language. They are bundled separately from the shop page. */
export const TABLE_MESSAGES: Readonly<Record<Locale, TableMessages>> = { zh: tableZh, ja: tableJa, en: tableEn };
