/** @jest-environment node */
import { COMMANDS } from '@/cli/args/parsedCommand';
import { memoryHost } from './io/memoryEffects';
import { run, STOCK } from './runOn';

describe('a call', () => {
  it('for help is answered on stdout, in the language asked for', async () => {
    const [zh, en] = [memoryHost({}), memoryHost({}, { locale: 'en' })];

    expect([await run('help', zh), await run('--help', en)]).toEqual([0, 0]);
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

  it('that is wrong is told what is wrong and where help is, on stderr', async () => {
    const host = memoryHost({});

    expect([await run('bild stock', host), host.printed, host.reported]).toEqual([
      2,
      [],
      ['没有“bild”这个命令。', '看用法：npm run catalog -- help'],
    ]);
  });

  it('lets a fault of our own through, for it is no problem of the sheets', async () => {
    const host = memoryHost(STOCK, {
      sha256: async () => {
        throw new RangeError('ours');
      },
    });

    await expect(run('build stock --out out', host)).rejects.toThrow('ours');
  });
});
