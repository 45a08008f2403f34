import type { Locale } from '@/domain/localized';

/** Header of the column of remarks. No field of an offer is called so: importing the copy leaves the column aside. */
export const REMARKS_HEADER: Readonly<Record<Locale, string>> = {
  zh: '导入问题',
  ja: '取り込みの問題',
  en: 'Import issues',
};

/** True for the header of the column that `annotateSheet` adds. */
export function isRemarksHeader(name: string): boolean {
  return Object.values(REMARKS_HEADER).includes(name.trim());
}
