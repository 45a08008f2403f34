import { fail, ok } from '@/base/result';
import { LOCALES, type Locale } from '@/domain/localized';
import { createStored, type Stored } from '@/storage/createStored';

/** The language chosen on this device; null means that of the browser. */
export const localeChoice: Stored<Locale | null> = createStored<Locale | null>(
  'vitrine.locale',
  1,
  (value) => {
    const known = [...LOCALES, null].find((one) => one === value);
    return known === undefined ? fail('expected zh, ja, en or null') : ok(known);
  },
  null,
);
