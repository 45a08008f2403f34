/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { addDoc } from '@/engine/bitset/bits';
import { keepOffsets } from '@/engine/columns/offsets';
import type { Kernel, OpenKernel, RefiningKernel } from '@/engine/kernel/openKernel';
import { openKernel } from '@/engine/kernel/openKernel';
import { plainKernel } from '@/engine/kernel/plainKernel';
import { plainRefiningKernel } from '@/engine/kernel/plainRefiningKernel';
import { compileKernel, KERNEL_CODE, KERNEL_SOURCE } from '../../../scripts/kernel/compileKernel';

const BYTES = 2 ** 16;
const SET = 2 ** 13;

type Opened = { readonly kernel: Kernel & RefiningKernel; readonly buffer: ArrayBuffer };

/** Two kernels over equal memories, the second the plain one. */
function openBoth(fill: Uint32Array): readonly [Opened, Opened] {
  const fast = openKernel(BYTES);
  if (fast === null) throw new Error('WebAssembly with SIMD should run here');
  const plain = plainKernel(BYTES);
  for (const { buffer } of [fast, plain]) new Uint32Array(buffer).set(fill);
  return [whole(fast), whole(plain)];
}

function whole({ kernel, refining, buffer }: OpenKernel): Opened {
  return { kernel: { ...kernel, ...(refining ?? plainRefiningKernel(buffer)) }, buffer };
}

function expectSame([fast, plain]: readonly [Opened, Opened]): void {
  expect(Buffer.compare(Buffer.from(fast.buffer, 0, BYTES), Buffer.from(plain.buffer, 0, BYTES))).toBe(0);
}

const words = fc
  .tuple(
    fc.uint32Array({ minLength: 64, maxLength: 64 }),
    fc.constantFrom(0, 0xffff_ffff, 0x0101_0101),
    fc.integer({ min: 0, max: 63 }),
  )
  .map(([some, other, every]) =>
    Uint32Array.from({ length: BYTES / 4 }, (_, i) =>
      i % 64 < every ? other : Math.imul(some[i % 64] ?? 0, 2 * i + 1) >>> 0,
    ),
  );

describe('kernel', () => {
  it('is what its source compiles to', async () => {
    expect(await compileKernel(readFileSync(KERNEL_SOURCE, 'utf8'))).toBe(readFileSync(KERNEL_CODE, 'utf8'));
  });

  it('counts the docs of a mask in sets of bits as the plain one does', () => {
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 1, max: SET / 64 }),
        fc.integer({ min: 0, max: 4 }),
        (fill, vectors, sets) => {
          const both = openBoth(fill);
          const bytes = 64 * vectors;
          for (const { kernel } of both) kernel.countBits(SET, SET + sets * bytes, bytes, 64, BYTES - 64);
          expectSame(both);
        },
      ),
    );
  });

  it('counts at some words of a mask as the plain one does', () => {
    const places = fc.array(fc.integer({ min: 0, max: SET / 4 - 1 }), { maxLength: 40 });
    fc.assert(
      fc.property(words, places, fc.integer({ min: 0, max: 4 }), (fill, filled, sets) => {
        const both = openBoth(fill);
        for (const { kernel, buffer } of both) {
          const list = Uint16Array.from(filled, (place) => place * 4);
          new Uint16Array(buffer, BYTES - 1024, list.length).set(list);
          const end = BYTES - 1024 + 2 * list.length;
          kernel.countBitsAt(SET, SET + sets * SET, SET, 0, BYTES - 64, BYTES - 1024, end);
        }
        expectSame(both);
      }),
    );
  });

  it('counts the docs of two masks in lists as the plain one does', () => {
    fc.assert(
      fc.property(words, fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 8 }), (fill, lengths) => {
        const both = openBoth(fill);
        for (const { kernel, buffer } of both) {
          let end = 2 * SET;
          const ends = Int32Array.from(lengths, (length) => {
            end += 2 * length;
            return end;
          });
          new Int32Array(buffer, BYTES - 1024, ends.length).set(ends);
          kernel.pairMasks(0, SET / 2, SET / 2, 4 * SET);
          kernel.countLists(2 * SET, BYTES - 1024, BYTES - 1024 + 4 * ends.length, 4 * SET, BYTES - 64);
        }
        expectSame(both);
      }),
    );
  });

  it('matches numbers between two as the plain one does', () => {
    const least = -(2 ** 31);
    const number = fc.oneof(fc.integer({ min: least + 1, max: 2 ** 31 - 1 }), fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(words, number, number, fc.integer({ min: 0, max: 8 }), (fill, one, other, matched) => {
        const both = openBoth(fill);
        const from = Math.min(one, other);
        for (const { kernel, buffer } of both) {
          new Int32Array(buffer, SET, 6).set([one, other, from - 1, Math.max(one, other) + 1, least, 0]);
          kernel.matchBetween(SET, SET + 128 * matched, from, (Math.max(one, other) - from) | 0, 0);
        }
        expectSame(both);
      }),
    );
  });

  it.each([0, 1])('counts the items of the docs of a mask, their places kept in bytes or wider: %d', (wide) => {
    const lists = fc.array(fc.uniqueArray(fc.nat(30), { maxLength: 6 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(lists, fc.uint32Array({ minLength: 4, maxLength: 4 }), fc.nat(31), (held, mask, from) => {
        const { refining, buffer } = openKernel(BYTES) ?? { refining: null, buffer: new ArrayBuffer(0) };
        const docs = held.map((items) => items.sort((a, b) => a - b));
        const { bases } = keepOffsets([0, ...docs.map((_, doc) => docs.slice(0, doc + 1).flat().length)]);
        const wanted = docs.map((_, doc) => ((mask[doc >> 5] ?? 0) >>> (doc & 31)) & 1);
        const steps = [...docs, []].map((_, doc) => docs.slice(0, doc).flat().length - (bases[doc >> 4] ?? 0));
        const bits = new Int32Array(buffer, 0, 4);
        for (const [doc, one] of wanted.entries()) if (one === 1) addDoc(bits, doc);
        new Int32Array(buffer, 64, bases.length).set(bases);
        if (wide === 1) new Uint16Array(buffer, 512, steps.length).set(steps);
        else new Uint8Array(buffer, 512, steps.length).set(steps);
        new Uint16Array(buffer, 1024, docs.flat().length).set(docs.flat());

        refining?.countItems(0, 16, 64, 512, wide, 1024, from, 31, 4096, 8192, 8192 + 256);

        const counted = docs.filter((_, doc) => wanted[doc] === 1).flat();
        const expected = Array.from({ length: 31 }, (_, item) => counted.filter((one) => one === item).length);
        const counts = expected.map((_, item) => new Int32Array(buffer, 4096)[2 * item]);
        expect(counts.slice(from)).toEqual(expected.slice(from));
      }),
    );
  });
});
