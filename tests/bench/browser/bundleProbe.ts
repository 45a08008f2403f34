import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles a script to run in a browser before all other scripts.
 *  @param name    path relative to this folder
 *  @param define  constants of the script */
export async function bundleProbe(name: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join('tests', 'bench', 'browser', name)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { ...define },
  });
  return outputFiles[0]?.text ?? '';
}
