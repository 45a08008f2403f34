import { createContext, Script } from 'node:vm';
import { buildSync } from 'esbuild';

/** Bundles a module and returns a way to call its exports that gives up on an endless loop instead of hanging the test.
 *  Objects pass in and out by reference, yet their prototypes are those of another realm.
 *  @param entry      path of the module, from the folder of the project
 *  @param timeoutMs  how long one call may take
 *  @returns          calls an export; throws `ERR_SCRIPT_EXECUTION_TIMEOUT` if it takes longer */
export function runWithin(entry: string, timeoutMs: number): (name: string, ...args: readonly unknown[]) => unknown {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'node',
    globalName: 'subject',
    logLevel: 'error',
  });
  const scope = createContext({ console, require, TextEncoder, TextDecoder });
  new Script(outputFiles[0]!.text).runInContext(scope);
  const call = new Script('subject[callName](...callArgs)');
  return (callName, ...callArgs) => {
    Object.assign(scope, { callName, callArgs });
    return call.runInContext(scope, { timeout: timeoutMs });
  };
}
