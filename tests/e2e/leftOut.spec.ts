import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';
import { test } from './fixtures';

const ASSETS = join(TEST_SITE_FOLDER, 'assets');

test.describe('the built site', () => {
  for (const trace of ['rc-util-locker', '--thumb-start-left']) {
    test(`contains no chunk with ${trace} of a replaced antd module`, () => {
      const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

      expect(chunks.length).toBeGreaterThan(0);
      expect(chunks.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(trace))).toEqual([]);
    });
  }
});
