/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryHost } from '../io/memoryEffects';
import { run } from '../runOn';

/** Files published by the release of 2026-11-23: two versions of one game, and an overlay. */
const FIXTURE = 'tests/fixtures/firstRelease';

function hostWith(folder: string) {
  const host = memoryHost({});
  for (const entry of readdirSync(FIXTURE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    host.files.set(join(folder, path.slice(FIXTURE.length + 1)), readFileSync(path));
  }
  return host;
}

describe('a catalog that the first release published', () => {
  it.each(['published', 'dist', 'public'])('is verified, exported and rolled back to from %s/', async (folder) => {
    const host = hostWith(folder);

    expect(await run('verify', host)).toBe(0);
    expect(await run('export --game FateGO', host)).toBe(0);
    expect(host.printed.join('')).toContain('OLD-3');

    expect(await run('rollback --game FateGO', host)).toBe(0);
    expect(await run('verify', host)).toBe(0);
    host.printed.length = 0;
    await run('export --game FateGO', host);
    expect(host.printed.join('')).not.toContain('OLD-3');
  });

  it('keeps its overlay', async () => {
    const host = hostWith('dist');

    await run('overlay show', host);

    expect(host.printed.join('\n')).toMatch(/OLD-2.*OLD-3/s);
  });
});
