import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { unpackChromium } from './unpackChromium';

const CACHE = join('node_modules', '.cache', 'e2e-chromium');
const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export type BrowserOptions = Pick<LaunchOptions, 'headless'> & {
  /** Added to the arguments of every browser. */
  readonly args?: readonly string[];
};

type Candidate = { readonly name: string; readonly find: () => Promise<LaunchOptions | null> };

/** Launches the first working Chromium: $E2E_CHROMIUM, an installed one, Playwright's own, the npm package, and, for root in
 *  CI, Debian's (docs/decisions/0012-browser-for-tests.md).
 *  @throws Error  listing the attempts if none works; immediately if $E2E_CHROMIUM is set and does not work */
export async function launchBrowser({ args = [], ...options }: BrowserOptions = {}): Promise<Browser> {
  const failures: string[] = [];
  for (const { name, find } of candidates()) {
    try {
      const found = await find();
      if (found === null) continue;
      return await launchTested({ ...options, ...found, args: [...ARGS, ...args] });
    } catch (error) {
      failures.push(`${name}: ${String(error).split('\n')[0]}`);
      if (name === 'E2E_CHROMIUM') break;
    }
  }
  throw new Error(`No Chromium could be opened.\n${failures.join('\n')}`);
}

function candidates(): readonly Candidate[] {
  const fromEnvironment = process.env.E2E_CHROMIUM;
  return [
    {
      name: 'E2E_CHROMIUM',
      find: async () => (fromEnvironment === undefined ? null : { executablePath: fromEnvironment }),
    },
    ...SYSTEM_PATHS.map((path) => ({ name: path, find: async () => existingPath(path) })),
    { name: "Playwright's own", find: async () => existingPath(chromium.executablePath()) },
    { name: '@sparticuz/chromium', find: findUnpacked },
    { name: "Debian's", find: installDebian },
  ];
}

function existingPath(executablePath: string): LaunchOptions | null {
  return existsSync(executablePath) ? { executablePath } : null;
}

async function findUnpacked(): Promise<LaunchOptions | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { executablePath, env } = await unpackChromium(CACHE);
  return { executablePath, env: { ...process.env, ...env } as Record<string, string> };
}

async function installDebian(): Promise<LaunchOptions | null> {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, timeout: 120_000 });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-wqy-zenhei'], {
    env,
    timeout: 300_000,
  });
  return existingPath('/usr/bin/chromium');
}

/** Launches a browser and verifies that it runs a worker, because some start but do not work. */
async function launchTested(options: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch({ ...options, timeout: 60_000 });
  // Playwright applies the options of the first test, which may be one without JavaScript.
  const page = await browser.newPage({ javaScriptEnabled: true });
  const result = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("works")'])));
        worker.onmessage = (event) => resolve(String(event.data));
        worker.onerror = () => reject(new Error('no worker'));
      }),
  );
  await page.close();
  if (result !== 'works') throw new Error('its worker does not respond');
  return browser;
}
