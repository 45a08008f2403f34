import { readBasePath } from '../../../../scripts/site/basePath';
import { checkSiteUrl } from '../../../../scripts/site/head/siteUrl';

describe('readBasePath', () => {
  it.each([undefined, '', ' ', '/'])('is the root of the host for %j', (value) => {
    expect(readBasePath({ PUBLIC_PATH: value })).toBe('/');
  });

  it.each(['/shop/', '/a/b-c.d/'])('accepts %s', (value) => {
    expect(readBasePath({ PUBLIC_PATH: value })).toBe(value);
  });

  it.each(['shop', '/shop', 'shop/', '//', '/a b/', '/../', '/ä/', 'https://shop.example/', '/shop/?x'])(
    'refuses %s with the expected form',
    (value) => {
      expect(() => readBasePath({ PUBLIC_PATH: value })).toThrow('such as /shop/');
    },
  );
});

describe('checkSiteUrl', () => {
  it.each([
    [null, '/shop/'],
    ['https://shop.example', '/'],
    ['https://shop.example/any', '/'],
    ['https://shop.example/shop', '/shop/'],
  ])('accepts %s with %s', (url, basePath) => {
    expect(() => checkSiteUrl(url, basePath)).not.toThrow();
  });

  it('refuses a URL without the folder of the site', () => {
    expect(() => checkSiteUrl('https://shop.example', '/shop/')).toThrow('https://shop.example/shop/');
  });
});
