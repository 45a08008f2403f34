/** @jest-environment node */
import { acquireBits, withBitsetPool } from '@/engine/bitset/bitsetPool';

describe('scratch', () => {
  it('gives what a run has taken to the next run', () => {
    const first = withBitsetPool(() => acquireBits(7));
    expect(withBitsetPool(() => acquireBits(7))).toBe(first);
  });

  it('keeps apart what is taken in one run', () => {
    withBitsetPool(() => expect(acquireBits(7)).not.toBe(acquireBits(7)));
  });

  it('leaves alone what is held when a run within begins, and gives back what that takes', () => {
    withBitsetPool(() => {
      const held = acquireBits(7);
      const within = withBitsetPool(() => acquireBits(7));
      expect(within).not.toBe(held);
      expect(acquireBits(7)).toBe(within);
    });
  });

  it('gives back what a run within has taken, of lengths that were unknown before too', () => {
    withBitsetPool(() => {
      const held = acquireBits(7);
      const taken = withBitsetPool(() => [acquireBits(7), acquireBits(11_111)]);
      expect([acquireBits(7), acquireBits(11_111)]).toEqual(taken);
      expect(acquireBits(7)).not.toBe(held);
    });
  });

  it('gives new sets to those outside of any run', () => {
    expect(acquireBits(7)).not.toBe(acquireBits(7));
  });

  it('gives back what a run has taken that fails', () => {
    const taken: Int32Array[] = [];
    const fail = () =>
      withBitsetPool(() => {
        taken.push(acquireBits(7));
        throw new Error('stumbled');
      });
    expect(fail).toThrow('stumbled');
    expect(fail).toThrow('stumbled');
    expect(taken[0]).toBe(taken[1]);
  });
});
