/** @jest-environment node */
import { isCacheable } from '@/service-worker/isCacheable';

const result = (type: string, status = 200) =>
  new Response(status === 204 ? null : 'x', { status, headers: { 'Content-Type': type } });
const as = (response: Response, changes: Partial<Response>) =>
  Object.create(response, Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, { value }])));

describe('isCacheable', () => {
  it.each([
    ['/umi.266f514f.js', 'application/javascript;charset=utf-8', true],
    ['/umi.266f514f.js', 'text/html', false],
    ['/umi.266f514f.js', '', false],
    ['/umi.120af6be.css', 'text/css', true],
    ['/umi.120af6be.css', 'text/html', false],
    ['/catalog/FateGO/offers.c476e40bd7abda25.bin', 'application/octet-stream', true],
    ['/catalog/FateGO/offers.c476e40bd7abda25.bin', 'text/html; charset=utf-8', false],
    ['/catalog/FateGO/manifest.json', 'application/json', true],
    ['/catalog/FateGO/manifest.json', 'text/html', false],
    ['/', 'text/html', true],
    ['/', 'application/json', false],
  ])('for %s with the type %s is %s', (path, type, expected) => {
    expect(isCacheable(path, result(type))).toBe(expected);
  });

  it('is false for errors, redirected and opaque responses', () => {
    const script = result('application/javascript');
    const rejected = [
      result('application/javascript', 404),
      result('application/javascript', 206),
      as(script, { redirected: true, headers: script.headers, status: 200, type: 'basic' }),
      as(script, { type: 'opaque', headers: script.headers, status: 200, redirected: false }),
    ];

    expect(rejected.map((one) => isCacheable('/umi.266f514f.js', one))).toEqual([false, false, false, false]);
  });
});
