import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listProjectFiles } from './projectCopy';

export type BuiltCopy = {
  /** The built site. */
  readonly site: string;
  readonly remove: () => void;
};

/** Builds a site with samples from a copy of the project, with larger scripts than the published one; takes about half a minute.
 *  @param settings  environment variables of the build
 *  @throws  Error with the output of the build if it fails */
export function buildCopy(settings: Readonly<Record<string, string>>): BuiltCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  const project = join(folder, 'project');
  for (const name of listProjectFiles()) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    cpSync(name, join(project, name));
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.mts', '--sample', '--site', 'built'],
    { cwd: project, encoding: 'utf8', env: { ...process.env, QUICK_BUILD: 'yes', ...settings } },
  );
  if (status !== 0) throw new Error(`the copy could not be built:\n${stdout}${stderr}`);
  return { site: join(project, 'built'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
