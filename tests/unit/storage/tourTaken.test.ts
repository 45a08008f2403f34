import { fail, ok } from '@/base/result';
import { decodeTourTaken } from '@/storage/tourTaken';

describe('whether the tour is taken', () => {
  it.each([true, false])('is read as %s', (value) => {
    expect(decodeTourTaken(value)).toEqual(ok(value));
  });

  it.each([null, 1, 'true', {}])('refuses %j', (value) => {
    expect(decodeTourTaken(value)).toEqual(fail('expected true or false'));
  });
});
