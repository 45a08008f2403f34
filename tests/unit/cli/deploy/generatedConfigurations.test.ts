/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOY_CHECKS } from '@/cli/deploy/deployCheck';
import { HOSTS, type RunningHost, type StartHost, siteFolder } from '../../hosting/runHost';
import { check } from './checkedSite';
import { writeSmallSite } from './smallSite';

describe.each(['/', '/shop/'])('deploy-check of a site at %s', (basePath) => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-hosts-'));
    await writeSmallSite(siteFolder(folder, basePath), basePath);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  for (const [name, startHost] of Object.entries(HOSTS)) {
    (startHost === null ? it.skip : it)(`passes every check on ${name} with the generated configuration`, async () => {
      const host: RunningHost = await (startHost as StartHost)(folder, basePath);
      const { report } = await check(host.url + basePath, ' --all');
      await host.close();

      expect(report.checks.flatMap(({ findings }) => findings)).toEqual([]);
      expect(report.checks.map(({ state }) => state)).toEqual(DEPLOY_CHECKS.map(() => 'pass'));
    });
  }
});
