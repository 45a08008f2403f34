/** @jest-environment node */
import { routeRequest } from '@/service-worker/routeRequest';
import { ORIGIN } from './fakeHost';

const way = (path: string, parts: { mode?: RequestMode; method?: string; headers?: Record<string, string> } = {}) => {
  const { mode = 'no-cors', method = 'GET', headers = {} } = parts;
  return routeRequest({ url: new URL(path, ORIGIN).href, mode, method, headers: new Headers(headers) }, ORIGIN);
};

describe('routeRequest', () => {
  it.each([
    ['/umi.266f514f.js', 'hashedFile'],
    ['/umi.120af6be.css', 'hashedFile'],
    ['/assets/p__game__FateGO.855d1a7d.async.js', 'hashedFile'],
    ['/assets/5343.95420cf0.chunk.css', 'hashedFile'],
    ['/assets/5343.95420cf0.chunk.css?r=3', 'hashedFile'],
    ['/catalog/FateGO/offers.c476e40bd7abda25.bin', 'hashedFile'],
    ['/catalog/FateGO/manifest.json', 'catalog'],
    ['/catalog/FateGO/manifest.json?try=2', 'catalog'],
    ['/catalog/index.json', 'catalog'],
    ['/icons/FateGO.svg', 'staticAsset'],
    ['/manifest.webmanifest', 'staticAsset'],
    ['/app-192.png', 'staticAsset'],
  ])('routes %s as %s', (path, expected) => {
    expect(way(path)).toBe(expected);
  });

  it.each(['/', '/welcome', '/game/FateGO?price=..500', '/nope'])('routes a navigation to %s as page', (path) => {
    expect(way(path, { mode: 'navigate' })).toBe('page');
  });

  it.each([
    ['live status', '/__serverLoader?route=game%2FFateGO', {}],
    ['itself', '/sw.js', {}],
    ['what is unknown', '/data/other.json', {}],
    ['kept versions of a manifest', '/catalog/FateGO/history/1763700000000.json', {}],
    ['another origin', 'https://elsewhere.example/umi.266f514f.js', {}],
    ['anything but GET', '/umi.266f514f.js', { method: 'HEAD' }],
    ['parts of a file', '/catalog/FateGO/offers.c476e40bd7abda25.bin', { headers: { Range: 'bytes=0-9' } }],
    ['a file opened as a page', '/favicon.svg', { mode: 'navigate' as const }],
  ])('routes %s to the network', (_what, path, parts) => {
    expect(way(path, parts)).toBe('network');
  });
});
