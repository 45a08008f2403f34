/** @jest-environment node */
import { COMMANDS } from '@/cli/args/parsedCommand';
import { memoryHost } from './io/memoryEffects';
import { run, STOCK } from './runOn';

describe('runCli', () => {
  it('prints help to stdout in the language of the environment', async () => {
    const [zh, en] = [memoryHost({}), memoryHost({}, { locale: 'en' })];

    expect(await run('help', zh)).toBe(0);
    expect(await run('--help', en)).toBe(0);
    expect(zh.printed.join('\n')).toContain('npm run catalog -- build stock/');
    expect(zh.printed.join('\n')).toContain('npm run catalog -- rollback --game FateGO');
    expect(en.printed.join('\n')).toContain('Exit codes');
    for (const command of COMMANDS) {
      const about = memoryHost({}, { locale: 'en' });
      expect(await run(`help ${command}`, about)).toBe(0);
      expect(about.printed.join('\n')).toMatch(
        new RegExp(`^npm run (-s )?catalog -- ${command}[^]*Examples[^]*${command}`),
      );
    }
  });

  it('prints the problem and a pointer to the help to stderr for an invalid command', async () => {
    const host = memoryHost({});

    expect(await run('bild stock', host)).toBe(2);
    expect(host.printed).toEqual([]);
    expect(host.reported).toEqual(['没有“bild”这个命令。', '看用法：npm run catalog -- help']);
  });

  it('does not catch errors that are bugs', async () => {
    const host = memoryHost(STOCK, {
      sha256: async () => {
        throw new RangeError('ours');
      },
    });

    await expect(run('build stock --out out', host)).rejects.toThrow('ours');
  });
});
