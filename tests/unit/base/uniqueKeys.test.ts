/** @jest-environment node */
import { uniqueKeys } from '@/base/uniqueKeys';

describe('uniqueKeys', () => {
  it('returns distinct keys for repeated texts', () => {
    const texts = ['a', 'b', 'a', '["a",1]'];

    expect(new Set(uniqueKeys(texts)).size).toBe(texts.length);
  });

  it('keeps the keys of texts when another one is appended', () => {
    expect(uniqueKeys(['a', 'a', 'b']).slice(0, 2)).toEqual(uniqueKeys(['a', 'a']));
  });
});
