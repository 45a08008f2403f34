/** @jest-environment node */
import { parseCommand } from '@/cli/args/parseCommand';

const BUILD = {
  command: 'build',
  path: 'stock/',
  game: null,
  catalogFolder: 'published/catalog',
  json: false,
  skipRefused: false,
  dryRun: false,
  decisions: { allowed: [], keepPublished: false, overlay: null },
  overlayFile: 'published/__serverLoader',
  printOffers: false,
  annotate: null,
  map: [],
};

describe('parseCommand', () => {
  it('parses build with its defaults and with every option', () => {
    expect(parseCommand(['build', 'stock/'])).toEqual({ ok: true, value: BUILD });
    const words =
      'build --json my.csv --game FateGO --out dist --skip-refused --dry-run --allow sample,prices --allow currency --keep-published --overlay clear --overlay-file live.json --print-offers --annotate a.xlsx --map 售价=price --map 石=sq';
    expect(parseCommand(words.split(' '))).toEqual({
      ok: true,
      value: {
        command: 'build',
        path: 'my.csv',
        game: 'FateGO',
        catalogFolder: 'dist',
        json: true,
        skipRefused: true,
        dryRun: true,
        decisions: { allowed: ['currency', 'prices', 'sample'], keepPublished: true, overlay: 'clear' },
        overlayFile: 'live.json',
        printOffers: true,
        annotate: 'a.xlsx',
        map: ['售价=price', '石=sq'],
      },
    });
  });

  it('implies --json for --print-offers', () => {
    expect(parseCommand(['build', 'stock/', '--print-offers'])).toEqual({
      ok: true,
      value: { ...BUILD, json: true, printOffers: true },
    });
  });

  it('accepts --allow-shrink as --allow removed', () => {
    const decisions = { ...BUILD.decisions, allowed: ['removed'] };

    expect(parseCommand(['build', 'stock/', '--allow-shrink'])).toEqual({ ok: true, value: { ...BUILD, decisions } });
    expect(parseCommand(['build', 'stock/', '--allow', 'removed'])).toEqual({
      ok: true,
      value: { ...BUILD, decisions },
    });
  });

  it('refuses unknown decisions about the questions of the publishing guard', () => {
    const wrong = (...words: readonly string[]) => parseCommand(['build', 'stock/', ...words]);

    expect(wrong('--allow', 'removed,everything')).toEqual({
      ok: false,
      error: { kind: 'unknown-allow-value', detail: 'everything' },
    });
    expect(wrong('--overlay', 'forget')).toEqual({
      ok: false,
      error: { kind: 'unknown-overlay-value', detail: 'forget' },
    });
    expect(parseCommand(['diff', 'stock/', '--allow', 'removed'])).toMatchObject({ ok: false });
  });

  it('parses verify', () => {
    expect(parseCommand(['verify', 'published/catalog'])).toEqual({
      ok: true,
      value: { command: 'verify', path: 'published/catalog', json: false },
    });
  });

  it('parses read with its defaults and with every option', () => {
    const defaults = { mode: 'query', json: false, jsonl: false, explain: false, locale: null };
    const read = { command: 'read', game: 'FateGO', ...defaults };

    expect(parseCommand('read --game FateGO'.split(' '))).toEqual({ ok: true, value: read });
    expect(parseCommand('read --mode offer --game FateGO --json --lang en'.split(' '))).toEqual({
      ok: true,
      value: { ...read, mode: 'offer', json: true, locale: 'en' },
    });
    expect(parseCommand('read --game FateGO --explain'.split(' '))).toEqual({
      ok: true,
      value: { ...read, json: true, explain: true },
    });
  });

  it.each([['help'], ['--help'], ['-h'], ['help', 'bild']])('parses %j as help', (...words) => {
    expect(parseCommand(words)).toEqual({ ok: true, value: { command: 'help', about: null } });
  });

  it.each([
    ['help', 'build'],
    ['build', '--help'],
  ])('parses %j %j as help about build', (...words) => {
    expect(parseCommand(words)).toEqual({ ok: true, value: { command: 'help', about: 'build' } });
  });

  it('parses the commands on a catalog folder', () => {
    expect(parseCommand('history out'.split(' '))).toEqual({
      ok: true,
      value: { command: 'history', path: 'out', game: null, json: false },
    });
    expect(parseCommand('rollback out --game FateGO --to 2'.split(' '))).toEqual({
      ok: true,
      value: { command: 'rollback', path: 'out', game: 'FateGO', to: '2', overlayFile: '__serverLoader' },
    });
    expect(parseCommand('export out --game FateGO --lang ja --zone=-03:30 --to a.csv'.split(' '))).toEqual({
      ok: true,
      value: { command: 'export', path: 'out', game: 'FateGO', locale: 'ja', offsetMinutes: -210, to: 'a.csv' },
    });
    expect(parseCommand(['serve'])).toEqual({ ok: true, value: { command: 'serve', root: 'dist', port: '8080' } });
    expect(parseCommand('deploy-check https://shop.example/shop?x#y --all --timeout 5'.split(' '))).toEqual({
      ok: true,
      value: {
        command: 'deploy-check',
        siteUrl: 'https://shop.example/shop/',
        json: false,
        all: true,
        timeoutMs: 5_000,
      },
    });
  });

  it('parses lists, times and prices of overlay entries', () => {
    const words =
      'overlay set --sold A,B --sold C --reserved D@x@2026-11-20T20:00:00+08:00,E --price F=268,G=99.5 --pause 星海阁 --notice 慢一天';

    expect(parseCommand(words.split(' '))).toMatchObject({
      ok: true,
      value: {
        file: 'published/__serverLoader',
        additions: {
          sold: ['A', 'B', 'C'],
          reserved: [
            { code: 'D@x', until: '2026-11-20T20:00:00+08:00' },
            { code: 'E', until: null },
          ],
          prices: [
            { code: 'F', price: 268 },
            { code: 'G', price: 99.5 },
          ],
          pausedShops: ['星海阁'],
          notice: '慢一天',
        },
      },
    });
    expect(parseCommand('overlay clear A,B C --pause 星海阁'.split(' '))).toMatchObject({
      ok: true,
      value: { removals: { codes: ['A', 'B', 'C'], shops: ['星海阁'], all: false } },
    });
  });

  it('accepts codes with a comma in double quotes', () => {
    const words = ['--sold', '"A,1",B', '--price', '"C，2"=3', '--reserved', '"D、1"@2026-11-20T20:00:00Z'];

    expect(parseCommand(['overlay', 'set', ...words])).toMatchObject({
      value: {
        additions: {
          sold: ['A,1', 'B'],
          prices: [{ code: 'C，2', price: 3 }],
          reserved: [{ code: 'D、1', until: '2026-11-20T20:00:00Z' }],
        },
      },
    });
  });

  it('counts a repeated code once, and accepts --confirm alone', () => {
    expect(parseCommand('overlay set --sold A,A --sold A --price B=1,B=1.0 --reserved C,C'.split(' '))).toMatchObject({
      value: {
        additions: { sold: ['A'], prices: [{ code: 'B', price: 1 }], reserved: [{ code: 'C', until: null }] },
        confirms: false,
      },
    });
    expect(parseCommand('overlay set --confirm --game FateGO'.split(' '))).toMatchObject({
      value: { additions: { sold: [], notice: null }, confirms: true, game: 'FateGO' },
    });
  });

  it.each([
    ['missing-command', []],
    ['unknown-command', ['bild', 'stock']],
    ['missing-path', ['build']],
    ['too-many-paths', ['build', 'a.csv', 'b.csv']],
    ['unknown-option', ['build', 'a.csv', '--fast']],
    ['unknown-option', ['build', 'a.csv', '-x']],
    ['missing-value', ['build', 'a.csv', '--game']],
    ['missing-value', ['build', 'a.csv', '--game', '--json']],
    ['unexpected-value', ['build', 'a.csv', '--json=yes']],
    ['unsupported-option', ['serve', 'dist', '--json']],
    ['unsupported-option', ['build', 'stock', '--mode', 'offer']],
    ['unsupported-option', ['read', '--game', 'FateGO', '--dry-run']],
    ['missing-game', ['read', '--mode', 'offer']],
    ['unknown-mode', ['read', '--game', 'FateGO', '--mode', 'sell']],
    ['unknown-language', ['read', '--game', 'FateGO', '--lang', 'ja']],
    ['unexpected-path', ['read', 'wishes.txt', '--game', 'FateGO']],
    ['unknown-command', ['toString']],
    ['missing-game', ['rollback', 'out']],
    ['missing-game', ['export', 'out']],
    ['unknown-sheet-language', ['export', 'out', '--game', 'FateGO', '--lang', 'fr']],
    ['invalid-time-zone', ['export', 'out', '--game', 'FateGO', '--zone', 'Asia/Tokyo']],
    ['unknown-sheet-kind', ['export', 'out', '--game', 'FateGO', '--to', 'a.pdf']],
    ['unknown-sheet-kind', ['build', 'a.csv', '--annotate', 'a.ods']],
    ['invalid-port', ['serve', '--port', '99999']],
    ['missing-url', ['deploy-check']],
    ['invalid-url', ['deploy-check', 'shop.example']],
    ['invalid-url', ['deploy-check', 'ftp://shop.example/']],
    ['invalid-timeout', ['deploy-check', 'https://shop.example', '--timeout', '0']],
    ['unexpected-argument', ['deploy-check', 'https://shop.example', 'https://other.example']],
    ['unsupported-option', ['deploy-check', 'https://shop.example', '--game', 'FateGO']],
    ['unknown-overlay-action', ['overlay']],
    ['unknown-overlay-action', ['overlay', 'toString']],
    ['unexpected-argument', ['overlay', 'show', 'A']],
    ['no-changes', ['overlay', 'set']],
    ['no-changes', ['overlay', 'clear']],
    ['contradiction', ['overlay', 'set', '--sold', 'A', '--reserved', 'A']],
    ['contradiction', ['overlay', 'set', '--reserved', 'A,A@2026-11-20T20:00:00Z']],
    ['contradiction', ['overlay', 'set', '--price', 'A=1,A=2']],
    ['unsupported-option', ['overlay', 'clear', 'A', '--confirm']],
    ['unsupported-option', ['overlay', 'clear', 'A', '--sold', 'B']],
    ['all-with-names', ['overlay', 'clear', 'A', '--all']],
    ['all-with-names', ['overlay', 'clear', '--pause', 'A', '--all']],
    ['invalid-sold-code', ['overlay', 'set', '--sold', 'A@2026-11-20T20:00:00+08:00']],
    ['invalid-price', ['overlay', 'set', '--price', 'A=free']],
    ['invalid-reservation', ['overlay', 'set', '--reserved', 'A@tomorrow']],
    ['invalid-reservation', ['overlay', 'set', '--reserved', 'A@2026-11-20T20:00']],
  ] as const)('returns %s for %j', (kind, words) => {
    expect(parseCommand(words)).toMatchObject({ ok: false, error: { kind } });
  });
});
