/** @jest-environment node */
import { fail, ok } from '@/base/result';
import { decodeTourTaken } from '@/storage/tourTaken';

describe('the stored tour flag', () => {
  it.each([true, false])('is decoded as %s', (value) => {
    expect(decodeTourTaken(value)).toEqual(ok(value));
  });

  it.each([null, 1, 'true', {}])('refuses %j', (value) => {
    expect(decodeTourTaken(value)).toEqual(fail('expected true or false'));
  });
});
