/** @jest-environment node */
import { pickLocale } from '@/locales/pickLocale';

describe('pickLocale', () => {
  it.each([
    [['ja-JP', 'en'], 'ja'],
    [['fr-FR', 'en-GB', 'zh'], 'en'],
    [['zh-Hant-TW'], 'zh'],
    [['JA'], 'ja'],
    [['fr'], 'zh'],
    [[], 'zh'],
    [['jav', 'english'], 'zh'],
  ] as const)('returns for %j the language %s', (preferred, locale) => {
    expect(pickLocale(preferred)).toBe(locale);
  });
});
