import { createContext, Script } from 'node:vm';
import { buildSync } from 'esbuild';

/** Bundles a module and returns a function that calls its exports with a time limit, so that an endless loop fails the test
 *  instead of blocking it. Objects are passed by reference, with prototypes of another realm.
 *  @param entry      path of the module from the project root
 *  @param timeoutMs  limit per call
 *  @returns          calls an export; throws `ERR_SCRIPT_EXECUTION_TIMEOUT` after the limit */
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
