import * as v from 'valibot';
import { LOCALES, type Locale } from '@/domain/localized';
import { createStored, type Stored } from '@/storage/createStored';
import { decodeStored } from '@/storage/decodeStored';

const LOCALE_CHOICE = v.nullable(v.picklist(LOCALES, 'zh, ja, en or null'));

/** The language chosen on this device; null means that of the browser. */
export const localeChoice: Stored<Locale | null> = createStored<Locale | null>(
  'vitrine.locale',
  1,
  (value) => decodeStored(LOCALE_CHOICE, value),
  null,
);
