import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';

const ASSETS = join(TEST_SITE_FOLDER, 'assets');

describe('what the built site leaves out of antd', () => {
  it.each(['rc-util-locker', '--thumb-start-left'])('is in no chunk: %s', (trace) => {
    const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

    expect(chunks.length).toBeGreaterThan(0);
    expect(chunks.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(trace))).toEqual([]);
  });
});
