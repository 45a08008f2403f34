import type { KernelOpener } from '@/engine/kernel/openKernel';

/** Loads what opens the kernel. */
export type LoadKernel = () => Promise<{ readonly openKernel: KernelOpener }>;

/** The one place that names that code, which the bundler makes a chunk of its own. */
export const loadKernel: LoadKernel = () =>
  import(/* webpackChunkName: "kernel", webpackExports: ["openKernel"] */ '@/engine/kernel/openKernel');
