/** @jest-environment node */
import { readLocaleParam, removeLocaleParam } from '@/domain/localeParam';

describe('the language parameter', () => {
  it.each([
    ['?lang=ja', 'ja'],
    ['?want=svt-150*2&lang=en', 'en'],
    ['?lang=fr', null],
    ['?lang=', null],
    ['?language=ja', null],
    ['', null],
  ])('of "%s" is read as %s', (search, locale) => {
    expect(readLocaleParam(search)).toBe(locale);
  });

  it.each([
    ['?lang=ja', ''],
    ['?lang=fr&q=%E6%A2%85%E6%9E%97', '?q=%E6%A2%85%E6%9E%97'],
    ['?shop=星海阁,%2C&lang=ja&utm_source=a%20b', '?shop=星海阁,%2C&utm_source=a%20b'],
    ['?language=ja', '?language=ja'],
    ['', ''],
  ])('is removed from "%s"', (search, rest) => {
    expect(removeLocaleParam(search)).toBe(rest);
  });
});
