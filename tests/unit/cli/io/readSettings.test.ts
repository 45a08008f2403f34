/** @jest-environment node */
import { readSettings } from '@/cli/io/readSettings';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { memoryHost } from './memoryEffects';

const read = (files: Readonly<Record<string, string>>) => readSettings('stock', memoryHost(files).effects);

describe('readSettings', () => {
  it('reads the file beside the sheets, and returns the defaults without one', async () => {
    expect(await read({ 'stock/vitrine.json': '{ "sample": true }' })).toEqual({
      ok: true,
      value: { ...DEFAULT_SETTINGS, sample: true },
    });
    expect(await read({})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });

  it('reports the content of a file that is not JSON', async () => {
    expect(await read({ 'stock/vitrine.json': 'sample: true' })).toMatchObject({
      ok: false,
      error: { path: 'stock/vitrine.json', issues: [{ key: null, got: '"sample: true"' }] },
    });
  });
});
