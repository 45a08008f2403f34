/** @jest-environment node */
import { memoryHost } from '../io/memoryEffects';
import { run, STOCK } from '../runOn';

describe('verify', () => {
  it('accepts the output of build', async () => {
    const host = memoryHost(STOCK);
    await run('build stock --out out', host);
    host.printed.length = 0;

    const code = await run('verify out', host);

    expect(code).toBe(0);
    expect(host.printed).toEqual([
      'MasterDuel：完好，1 个商品，1 段',
      'FateGO：完好，2 个商品，1 段',
      '检查了 2 个游戏，问题 0 处。',
    ]);
  });

  it('finds a changed byte, a missing segment and an index that does not match', async () => {
    const flipped = memoryHost(STOCK);
    await run('build stock --out out', flipped);
    const segment = flipped.writes[0] ?? '';
    const bytes = flipped.files.get(segment) ?? new Uint8Array();
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    const missing = memoryHost(STOCK);
    await run('build stock --out out', missing);
    missing.files.delete(missing.writes[0] ?? '');
    const host = memoryHost(STOCK);
    await run('build stock --out out', host);
    host.files.delete('out/index.json');

    expect(await run('verify out', flipped)).toBe(1);
    expect(flipped.printed.at(-3)).toEqual(expect.stringContaining('catalog-segment-hash'));
    expect(await run('verify out', missing)).toBe(1);
    expect(missing.printed.at(-3)).toEqual(expect.stringContaining('cli-missing'));
    expect(await run('verify out', host)).toBe(1);
    expect(host.printed.at(-2)).toBe('out/index.json 与各游戏的清单不一致，请重新 build。');
  });

  it('reports the same as JSON', async () => {
    const host = memoryHost(STOCK);
    await run('build stock --out out', host);
    host.files.delete(host.writes[0] ?? '');
    host.printed.length = 0;

    expect(await run('verify out --json', host)).toBe(1);
    expect(JSON.parse(host.printed.join('\n'))).toEqual({
      games: [
        {
          game: 'MasterDuel',
          offers: null,
          segments: null,
          problems: [expect.objectContaining({ code: 'cli-missing' })],
        },
        { game: 'FateGO', offers: 2, segments: 1, problems: [] },
      ],
      shelfDiffers: false,
      problems: 1,
    });
  });

  it('exits with 2 without a catalog', async () => {
    const host = memoryHost(STOCK);

    expect(await run('verify out', host)).toBe(2);
    expect(host.reported).toEqual(['out 里没有目录。']);
  });
});
