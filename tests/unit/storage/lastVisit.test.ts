/** @jest-environment node */
import { fail, ok } from '@/base/result';
import { decodeLastVisit } from '@/storage/lastVisit';

describe('the last visit', () => {
  it.each(['/game/FateGO', '/sale/gget_nore_jp?q=%E6%A2%85&price=..500'])('accepts the address %s', (address) => {
    expect(decodeLastVisit({ game: 'FateGO', address })).toEqual(ok({ game: 'FateGO', address }));
  });

  it('is null before the first visit', () => {
    expect(decodeLastVisit(null)).toEqual(ok(null));
  });

  it.each(['//evil.example/game/FateGO', 'javascript:alert(1)', '/about', '/game/', '/game/a/b', 'game/FateGO'])(
    'refuses the address %s, for it becomes a link',
    (address) => {
      expect(decodeLastVisit({ game: 'FateGO', address })).toEqual(fail('expected the address of a game page'));
    },
  );

  it.each([1, 'x', [], {}, { game: 1, address: '/game/a' }])('refuses %j', (value) => {
    expect(decodeLastVisit(value).ok).toBe(false);
  });
});
