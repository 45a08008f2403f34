import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { caddyConfig } from '@/hosting/caddyConfig';
import type { HostedSite } from '@/hosting/hostedSite';
import { nginxConfig } from '@/hosting/nginxConfig';
import { readScriptHashes } from '../../../scripts/site/scriptHashes';
import { serveSite } from '../../../scripts/site/serveSite';

export type RunningHost = { readonly url: string; readonly close: () => Promise<void> };

/** Starts a host for the site in `<folder>/files/<base path>`. */
export type StartHost = (folder: string, basePath: string, liveStatusServer?: string) => Promise<RunningHost>;

/** The hosts that can be started here, by name; null for a program that is not installed. */
export const HOSTS: Readonly<Record<string, StartHost | null>> = {
  'the local server': (folder, basePath) => serveSite(siteFolder(folder, basePath), 0, { basePath }),
  nginx: isInstalled('nginx', ['-v']) ? startNginx : null,
  Caddy: isInstalled('caddy', ['version']) ? startCaddy : null,
};

export function siteFolder(folder: string, basePath: string): string {
  return join(folder, 'files', basePath);
}

async function startNginx(folder: string, basePath: string, liveStatusServer?: string): Promise<RunningHost> {
  const port = await freePort();
  const config = nginxConfig(hosted(folder, basePath, liveStatusServer), join(folder, 'files'), `127.0.0.1:${port}`);
  writeFileSync(join(folder, 'site.conf'), config);
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'tmp', name)};`)
    .join(' ');
  const main = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `${user} daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  return start(spawn('nginx', ['-p', folder, '-c', main], { stdio: 'pipe' }), port);
}

async function startCaddy(folder: string, basePath: string, liveStatusServer?: string): Promise<RunningHost> {
  const port = await freePort();
  const config = caddyConfig(
    hosted(folder, basePath, liveStatusServer),
    join(folder, 'files'),
    `http://127.0.0.1:${port}`,
  );
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return start(spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], { stdio: 'pipe', env }), port);
}

function hosted(folder: string, basePath: string, liveStatusServer?: string): HostedSite {
  const site = { basePath, scriptHashes: readScriptHashes(siteFolder(folder, basePath)) };
  return liveStatusServer === undefined ? site : { ...site, liveStatusServer };
}

async function start(child: ChildProcess, port: number): Promise<RunningHost> {
  let output = '';
  child.stderr?.on('data', (data) => (output += data));
  const url = `http://127.0.0.1:${port}`;
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new Error(`the host ended: ${output}`);
  }
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

async function responds(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function isInstalled(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
