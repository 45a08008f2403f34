import type { IApi } from '@umijs/max';

/** Passes `targets` to Babel's preset for our own code. Umi uses `targets` only for the minifier and for packages; our code would otherwise
 *  be compiled to ES5 and become twice as large. */
export function compileForTargets(api: IApi): void {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
}
