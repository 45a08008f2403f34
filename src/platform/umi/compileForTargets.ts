import type { IApi } from '@umijs/max';

/** Passes `targets` to Babel's preset for our own code. Umi passes it to the minifier and to packages only, and our code
 *  would become ES5 and twice as large. */
export function compileForTargets(api: IApi): void {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
}
