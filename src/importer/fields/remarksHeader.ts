import type { Locale } from '@/domain/localized';

/** Header of the remarks column. It matches no field, so importing an annotated copy ignores the column. */
export const REMARKS_HEADER: Readonly<Record<Locale, string>> = {
  zh: '导入问题',
  ja: '取り込みの問題',
  en: 'Import issues',
};

/** Returns true for the header of the column that `annotateSheet` adds. */
export function isRemarksHeader(name: string): boolean {
  return Object.values(REMARKS_HEADER).includes(name.trim());
}
