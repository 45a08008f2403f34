import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PARTS = [
  'src',
  'scripts',
  'public',
  'stock',
  'plugin.ts',
  '.umirc.ts',
  'tsconfig.json',
  'package.json',
  '.npmrc',
];
const SITE = 'site';

/** Umi merges this over `.umirc.ts` but replaces functions, so chainWebpack calls the original. */
const CONFIG = `import base from './.umirc';

export default {
  jsMinifier: 'none',
  chainWebpack(config, utils) {
    base.chainWebpack(config, utils);
    config.optimization.moduleIds('named');
  },
};
`;

/** Builds the site unminified, so that profiles show the names of functions and files.
 *  @returns  the folder with index.html */
export function buildNamedSite(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of PARTS) cpSync(name, join(folder, name), { recursive: true });
  for (const generated of ['.umi', '.umi-production'])
    rmSync(join(folder, 'src', generated), { recursive: true, force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.umirc.named.ts'), CONFIG);
  const env = { ...process.env, UMI_ENV: 'named' };
  const build = ['tsx', 'scripts/build.mts', '--sample', '--site', SITE];
  execFileSync('npx', build, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, SITE);
}
