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
  ] as const)('answers %j with %s', (wished, locale) => {
    expect(pickLocale(wished)).toBe(locale);
  });
});
