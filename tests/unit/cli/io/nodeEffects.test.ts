/** @jest-environment node */
import { link, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { nodeEffects } from '@/cli/io/nodeEffects';

const TEXT = Uint8Array.from([1, 2, 3]);

function host(env: NodeJS.ProcessEnv = {}, isTTY = false, stdin = Readable.from([])) {
  const [stdout, stderr] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })];
  const streams = { stdout: Object.assign(stdout, { isTTY }), stderr: Object.assign(stderr, { isTTY }) };
  const effects = nodeEffects({ ...streams, stdin, env, pid: 42 } as unknown as NodeJS.Process);
  return { effects, out: () => String(stdout.read() ?? ''), err: () => String(stderr.read() ?? '') };
}

describe('nodeEffects', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes a file with its folders and leaves no temporary file', async () => {
    const { effects } = host();
    const path = join(folder, 'a', 'b', 'manifest.json');

    await effects.write(path, TEXT);
    await effects.write(path, TEXT);

    expect([...(await readFile(path))]).toEqual([1, 2, 3]);
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['manifest.json']);
  });

  it('names the path that cannot be written, and cleans up', async () => {
    const { effects } = host();
    await effects.write(join(folder, 'full', 'x'), TEXT);

    await expect(effects.write(join(folder, 'full'), TEXT)).rejects.toMatchObject({
      code: 'cli-write',
      message: expect.stringContaining('full'),
    });
    expect(await readdir(folder)).toEqual(['full']);
  });

  it('distinguishes a missing file or folder from an unreadable one', async () => {
    const { effects } = host();
    await symlink('loop', join(folder, 'loop'));

    expect(await effects.read(join(folder, 'no'))).toBeNull();
    expect(await effects.list(join(folder, 'no'))).toBeNull();
    await expect(effects.read(folder)).rejects.toMatchObject({ code: 'cli-read' });
    await expect(effects.list(join(folder, 'loop'))).rejects.toMatchObject({ code: 'cli-read' });
  });

  it('recognises one file by several paths, links and names', async () => {
    const { effects } = host();
    const sheet = join(folder, 'FateGO.csv');
    await writeFile(sheet, 'x');
    await writeFile(join(folder, 'other.csv'), 'x');
    await symlink(sheet, join(folder, 'linked.csv'));
    await symlink(folder, join(folder, 'here'));
    await link(sheet, join(folder, 'hard.csv'));

    for (const same of ['./FateGO.csv', 'linked.csv', 'here/here/FateGO.csv', 'hard.csv']) {
      expect(await effects.isSameFile(sheet, join(folder, same))).toBe(true);
    }
    for (const other of ['other.csv', 'new.csv', 'no/FateGO.csv', 'fatego.csv.csv']) {
      expect(await effects.isSameFile(sheet, join(folder, other))).toBe(false);
    }
  });

  it('lists the files of a folder, and returns null for a file', async () => {
    const { effects } = host();
    await writeFile(join(folder, 'FateGO.csv'), 'x');
    await effects.write(join(folder, 'sub', 'x'), TEXT);

    expect(await effects.list(folder)).toEqual(['FateGO.csv']);
    expect(await effects.list(join(folder, 'FateGO.csv'))).toBeNull();
  });

  it('creates a file only if it does not exist, and removes it', async () => {
    const { effects } = host();
    const path = join(folder, 'a', '.vitrine-lock');

    expect(await effects.create(path, TEXT)).toBe(true);
    expect(await effects.create(path, Uint8Array.of(9))).toBe(false);
    expect([...(await readFile(path))]).toEqual([1, 2, 3]);
    await effects.remove(path);
    await effects.remove(path);
    expect(await readdir(join(folder, 'a'))).toEqual([]);
    await effects.write(join(folder, 'full'), TEXT);
    await expect(effects.create(join(folder, 'full', 'x'), TEXT)).rejects.toMatchObject({ code: 'cli-write' });
  });

  it('detects which processes of this machine are running', () => {
    const { currentProcess: self } = host().effects;

    // No system has process ids as high as this.
    expect(self.pid).toBe(42);
    expect(self.isRunning(process.pid)).toBe(true);
    expect(self.isRunning(2 ** 30)).toBe(false);
  });

  it('resolves printChunk when the chunk has been flushed', async () => {
    const { effects, out } = host();

    await effects.printChunk('a');
    await effects.printChunk('b');

    expect(out()).toBe('ab');
  });

  it('returns SHA-256 as hex digits', async () => {
    expect(await host().effects.sha256(TEXT)).toBe('039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81');
  });

  it('streams standard input, and reports a read error', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('cable pulled'));
      },
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of host({}, false, Readable.from([TEXT, TEXT])).effects.input()) pieces.push(piece);

    expect(pieces).toEqual([TEXT, TEXT]);
    await expect(host({}, false, broken).effects.input()[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: 'cli-read',
      message: 'cable pulled',
    });
  });

  it('shows progress on a terminal only', () => {
    const [terminal, pipe] = [host({}, true), host()];

    for (const { effects } of [terminal, pipe]) {
      effects.progress('1/17');
      effects.progress(null);
    }

    expect(terminal.err()).toBe('\r\u001b[K1/17\r\u001b[K');
    expect(pipe.err()).toBe('');
  });

  it('returns the width of the terminal, and 80 columns without one', () => {
    const widths = [120, 0, undefined].map((columns) => {
      const stderr = Object.assign(new PassThrough(), { isTTY: true, columns });
      return nodeEffects({ stdout: stderr, stderr, env: {}, pid: 42 } as unknown as NodeJS.Process).columns;
    });

    expect(widths).toEqual([120, 80, 80]);
  });

  it('enables colours on a terminal unless NO_COLOR is set', () => {
    const colours = [host({}, true), host({ NO_COLOR: '1' }, true), host({ NO_COLOR: '' }, true), host()];

    expect(colours.map(({ effects }) => effects.colour)).toEqual([true, false, true, false]);
  });

  it('uses English if the environment does, otherwise Chinese; LC_ALL overrides LANG', () => {
    const environments = [{ LANG: 'en_US.UTF-8' }, { LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US' }, { LANG: 'C' }, {}];

    expect(environments.map((env) => host(env).effects.locale)).toEqual(['en', 'zh', 'zh', 'zh']);
  });

  it('prints the report to stdout and messages to stderr', () => {
    const { effects, out, err } = host();

    effects.print('报告');
    effects.stderr('哎呀');

    expect(out()).toBe('报告\n');
    expect(err()).toBe('哎呀\n');
  });
});
