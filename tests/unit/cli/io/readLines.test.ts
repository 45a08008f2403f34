/** @jest-environment node */
import fc from 'fast-check';
import { readLines } from '@/cli/io/readLines';

async function linesOf(...chunks: readonly (string | readonly number[])[]): Promise<readonly string[]> {
  const encoder = new TextEncoder();
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : Uint8Array.from(chunk)));
  const lines: string[] = [];
  for await (const line of readLines(streamOf(bytes))) lines.push(line);
  return lines;
}

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

describe('readLines', () => {
  it('yields empty lines, and the last line with or without a line break', async () => {
    expect(await linesOf('梅林\n\nC呆')).toEqual(['梅林', '', 'C呆']);
    expect(await linesOf('梅林\n\nC呆\n')).toEqual(['梅林', '', 'C呆']);
    expect(await linesOf('\n')).toEqual(['']);
    expect(await linesOf()).toEqual([]);
  });

  it('removes a byte order mark and carriage returns at line ends only', async () => {
    expect(await linesOf([0xef, 0xbb, 0xbf], 'a\r\n\r', '\nb\rc\r')).toEqual(['a', '', 'b\rc']);
  });

  it('does not split at Unicode line separators', async () => {
    expect(await linesOf('a\u2028b\n')).toEqual(['a\u2028b']);
  });

  it('yields a line before the next one arrives', async () => {
    let yielded = 0;
    async function* slowly(): AsyncGenerator<Uint8Array> {
      for (const line of ['a\n', 'b\n']) {
        yielded += 1;
        yield new TextEncoder().encode(line);
      }
    }
    const lines = readLines(slowly());

    expect((await lines.next()).value).toBe('a');
    expect(yielded).toBe(1);
  });

  it('yields the same lines for any split of the bytes', async () => {
    const bytes = [...new TextEncoder().encode('梅林宝2\r\nC呆🐴\n\n終')];
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length), fc.nat(bytes.length), async (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const lines = await linesOf(bytes.slice(0, from), bytes.slice(from, to), bytes.slice(to));
        expect(lines).toEqual(['梅林宝2', 'C呆🐴', '', '終']);
      }),
    );
  });
});
