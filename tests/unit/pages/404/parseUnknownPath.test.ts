/** @jest-environment node */
import fc from 'fast-check';
import { parseUnknownPath } from '@/pages/404/parseUnknownPath';

describe('parseUnknownPath', () => {
  it.each([
    ['/game/FateG0', { kind: 'game', group: 'game', name: 'FateG0' }],
    ['/sale/FateG0/', { kind: 'game', group: 'sale', name: 'FateG0' }],
    ['/game/%E9%A9%AC%E5%A8%98', { kind: 'game', group: 'game', name: '马娘' }],
    ['/game', { kind: 'group', group: 'game', name: null }],
    ['/sale/', { kind: 'group', group: 'sale', name: null }],
    ['/nope', { kind: 'path', group: 'game', name: '/nope' }],
    ['/sale/FateGO/deeper', { kind: 'path', group: 'sale', name: '/sale/FateGO/deeper' }],
    ['/100%', { kind: 'path', group: 'game', name: '/100%' }],
  ])('parses %s', (pathname, expected) => {
    expect(parseUnknownPath(pathname)).toEqual(expected);
  });

  it('truncates a long name between characters', () => {
    expect(parseUnknownPath(`/game/${'𠮷'.repeat(90)}`).name).toBe(`${'𠮷'.repeat(60)}…`);
  });

  it('never throws, whatever the path', () => {
    fc.assert(fc.property(fc.string(), (path) => parseUnknownPath(`/${path}`) !== null));
  });
});
