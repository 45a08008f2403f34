/** @jest-environment node */
import { acquireBits, withBitsetPool } from '@/engine/bitset/bitsetPool';

describe('withBitsetPool', () => {
  it('reuses the bitsets of a finished run', () => {
    const first = withBitsetPool(() => acquireBits(7));
    expect(withBitsetPool(() => acquireBits(7))).toBe(first);
  });

  it('never returns the same bitset twice within a run', () => {
    withBitsetPool(() => expect(acquireBits(7)).not.toBe(acquireBits(7)));
  });

  it('does not reuse bitsets of an outer run in a nested one, and releases those of the nested run', () => {
    withBitsetPool(() => {
      const outer = acquireBits(7);
      const inner = withBitsetPool(() => acquireBits(7));
      expect(inner).not.toBe(outer);
      expect(acquireBits(7)).toBe(inner);
    });
  });

  it('releases the bitsets of a nested run, including those of new lengths', () => {
    withBitsetPool(() => {
      const outer = acquireBits(7);
      const acquired = withBitsetPool(() => [acquireBits(7), acquireBits(11_111)]);
      expect([acquireBits(7), acquireBits(11_111)]).toEqual(acquired);
      expect(acquireBits(7)).not.toBe(outer);
    });
  });

  it('creates new bitsets outside of a run', () => {
    expect(acquireBits(7)).not.toBe(acquireBits(7));
  });

  it('releases the bitsets of a run that throws', () => {
    const acquired: Int32Array[] = [];
    const fail = () =>
      withBitsetPool(() => {
        acquired.push(acquireBits(7));
        throw new Error('failed run');
      });
    expect(fail).toThrow('failed run');
    expect(fail).toThrow('failed run');
    expect(acquired[0]).toBe(acquired[1]);
  });
});
