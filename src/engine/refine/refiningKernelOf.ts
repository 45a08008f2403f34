import type { BlockMemory } from '@/engine/blockMemory';
import type { RefiningKernel } from '@/engine/kernel/openKernel';
import { plainRefiningKernel } from '@/engine/kernel/plainRefiningKernel';

/** What counts and matches for conditions in the memory of a block. */
export function refiningKernelOf({ refining, buffer }: BlockMemory): RefiningKernel {
  return refining ?? plainRefiningKernel(buffer);
}
