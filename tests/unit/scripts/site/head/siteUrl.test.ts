/** @jest-environment node */
import { readSiteUrl } from '../../../../../scripts/site/head/siteUrl';

describe('readSiteUrl', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    [' http://localhost:8000/ ', 'http://localhost:8000'],
    ['https://cdn.example/vitrine//', 'https://cdn.example/vitrine'],
    ['https://SHOP.example/橱窗', 'https://shop.example/%E6%A9%B1%E7%AA%97'],
  ])('normalises %s', (value, url) => {
    expect(readSiteUrl({ SITE_URL: value })).toBe(url);
  });

  it.each([[{}], [{ SITE_URL: '' }], [{ SITE_URL: '  ' }]])('returns null for %j', (env) => {
    expect(readSiteUrl(env)).toBeNull();
  });

  it.each([
    'shop.example',
    '/shop',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://shop.example/?a=1',
    'https://shop.example/#top',
    'https://shop.example?',
    'https://user:password@shop.example',
    'https://',
  ])('rejects %s with the expected form', (value) => {
    expect(() => readSiteUrl({ SITE_URL: value })).toThrow(
      'SITE_URL must be an http(s) URL without query and hash, such as https://shop.example',
    );
  });
});
