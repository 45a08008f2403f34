import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import { copyProject, type ProjectCopy } from './projectCopy';
import { cards, codeIn, expectOffers } from './shopPage';

const TIMEOUT_MS = 300_000;
const POLL_MS = 60_000;

let project: ProjectCopy;
let server: ChildProcess;
let url: string;

test.describe('the sample site after npm start', () => {
  test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });

  test.beforeAll(async () => {
    test.setTimeout(TIMEOUT_MS);
    project = copyProject();
    const started = await startSite(project.folder);
    server = started.server;
    url = started.url;
  });
  test.afterAll(() => {
    // A process group of its own, so that the server below npm is stopped too.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    project.remove();
  });

  test('shows which offers are available, reserved and sold', async ({ page }) => {
    await page.goto(`${url}game/FateGO?sort=price`);
    await expectOffers(page);
    await expect(cards(page).getByText(/有货/).first()).toBeVisible();

    await page.goto(`${url}game/FateGO?status=reserved`);
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ 个预留$/ })).toBeVisible();
    await expect(cards(page).first()).toContainText('预留');

    await page.goto(`${url}game/FateGO?status=sold`);
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ 个已售$/ })).toBeVisible();
    await expect(cards(page).first()).toContainText('已售');
  });

  test('changes an open page within one polling interval when overlay set marks an offer as sold', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${url}game/FateGO?sort=price`);
    await expectOffers(page);
    const card = cards(page).filter({ hasText: /有货/ }).first();
    const code = await codeIn(card);
    const changed = cards(page).filter({ hasText: code });

    const { code: exitCode, output } = await project.run(
      ['npm', 'run', '-s', 'catalog', '--', 'overlay', 'set', '--game', 'FateGO', '--sold', code],
      { afterMs: TIMEOUT_MS },
    );
    expect(exitCode, output).toBe(0);
    expect(output).toContain('sample site');
    await expect(changed).not.toContainText('已售');
    await page.clock.fastForward(POLL_MS);

    await expect(changed).toContainText('已售');
    await expect(cards(page).getByText(/有货/).first()).toBeVisible();
  });
});

/** Runs `npm start` until it prints the URL of the site. */
function startSite(cwd: string): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd,
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'en_US.UTF-8', npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        const found = /is open at (http:\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve({ server: child, url: found });
      });
    }
  });
}
