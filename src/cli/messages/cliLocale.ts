import type { Locale } from '@/domain/localized';

/** Languages that the command line speaks. */
export type CliLocale = Exclude<Locale, 'ja'>;
