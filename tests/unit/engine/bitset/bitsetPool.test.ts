/** @jest-environment node */
import { takeBits, withScratch } from '@/engine/bitset/bitsetPool';

describe('scratch', () => {
  it('gives what a run has taken to the next run', () => {
    const first = withScratch(() => takeBits(7));
    expect(withScratch(() => takeBits(7))).toBe(first);
  });

  it('keeps apart what is taken in one run', () => {
    withScratch(() => expect(takeBits(7)).not.toBe(takeBits(7)));
  });

  it('leaves alone what is held when a run within begins, and gives back what that takes', () => {
    withScratch(() => {
      const held = takeBits(7);
      const within = withScratch(() => takeBits(7));
      expect(within).not.toBe(held);
      expect(takeBits(7)).toBe(within);
    });
  });

  it('gives back what a run within has taken, of lengths that were unknown before too', () => {
    withScratch(() => {
      const held = takeBits(7);
      const taken = withScratch(() => [takeBits(7), takeBits(11_111)]);
      expect([takeBits(7), takeBits(11_111)]).toEqual(taken);
      expect(takeBits(7)).not.toBe(held);
    });
  });

  it('gives new sets to those outside of any run', () => {
    expect(takeBits(7)).not.toBe(takeBits(7));
  });

  it('gives back what a run has taken that fails', () => {
    const taken: Int32Array[] = [];
    const fail = () =>
      withScratch(() => {
        taken.push(takeBits(7));
        throw new Error('stumbled');
      });
    expect(fail).toThrow('stumbled');
    expect(fail).toThrow('stumbled');
    expect(taken[0]).toBe(taken[1]);
  });
});
