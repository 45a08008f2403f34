/** @jest-environment node */
import { readCall } from '@/cli/readCall';

const BUILD = {
  command: 'build',
  path: 'stock/',
  game: null,
  out: 'public/catalog',
  json: false,
  skipRefused: false,
  dryRun: false,
};

describe('readCall', () => {
  it('reads build with its defaults and with every option', () => {
    expect(readCall(['build', 'stock/'])).toEqual({ ok: true, value: BUILD });
    expect(readCall('build --json my.csv --game FateGO --out dist --skip-refused --dry-run'.split(' '))).toEqual({
      ok: true,
      value: {
        command: 'build',
        path: 'my.csv',
        game: 'FateGO',
        out: 'dist',
        json: true,
        skipRefused: true,
        dryRun: true,
      },
    });
  });

  it('reads verify', () => {
    expect(readCall(['verify', 'public/catalog'])).toEqual({
      ok: true,
      value: { command: 'verify', path: 'public/catalog' },
    });
  });

  it('reads read as a buyer would mean it, and with every option', () => {
    const read = { command: 'read', game: 'FateGO', mode: 'query', json: false, locale: null };

    expect(readCall('read --game FateGO'.split(' '))).toEqual({ ok: true, value: read });
    expect(readCall('read --mode offer --game FateGO --json --lang en'.split(' '))).toEqual({
      ok: true,
      value: { ...read, mode: 'offer', json: true, locale: 'en' },
    });
  });

  it.each([['help'], ['--help'], ['-h'], ['build', '--help']])('takes %j for a call for help', (...words) => {
    expect(readCall(words)).toEqual({ ok: true, value: { command: 'help' } });
  });

  it.each([
    ['no-command', []],
    ['unknown-command', ['bild', 'stock']],
    ['no-path', ['build']],
    ['many-paths', ['build', 'a.csv', 'b.csv']],
    ['option', ['build', 'a.csv', '--fast']],
    ['option', ['build', 'a.csv', '--game']],
    ['option', ['build', 'a.csv', '--json=yes']],
    ['foreign-option', ['verify', 'public/catalog', '--json']],
    ['foreign-option', ['build', 'stock', '--mode', 'offer']],
    ['foreign-option', ['read', '--game', 'FateGO', '--dry-run']],
    ['no-game', ['read', '--mode', 'offer']],
    ['unknown-mode', ['read', '--game', 'FateGO', '--mode', 'sell']],
    ['unknown-language', ['read', '--game', 'FateGO', '--lang', 'ja']],
    ['needless-path', ['read', 'wishes.txt', '--game', 'FateGO']],
    ['unknown-command', ['toString']],
  ] as const)('says %s for %j', (kind, words) => {
    expect(readCall(words)).toMatchObject({ ok: false, error: { kind } });
  });
});
