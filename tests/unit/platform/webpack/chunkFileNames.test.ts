import { renameChunks, withCacheBustedChunks } from '@/platform/webpack/chunkFileNames';
import { checkContract } from '../checkContract';
import { requestedPaths, runBundle } from './runBundle';

const withRound = (file: string) => `${file}?r=3`;

describe('renameChunks', () => {
  it('changes the URLs of the script and the stylesheet that webpack requests', async () => {
    const { runtime, loadChunk } = runBundle();

    renameChunks(runtime, withRound, () => void loadChunk());

    await checkContract(
      "webpack's runtime no longer builds chunk URLs with `u` and `miniCssF`, so the last attempt does not bypass caches. Compare node_modules/@umijs/bundler-webpack/compiled/webpack and change src/platform/webpack/chunkFileNames.ts.",
      () => expect(requestedPaths()).toEqual(['/page.async.js?r=3', '/page.chunk.css?r=3']),
    );
  });

  it('changes the names of scripts and stylesheets only while the function runs', () => {
    const names = {
      u: (chunk: string | number) => `${chunk}.js`,
      miniCssF: (chunk: string | number) => `${chunk}.css`,
    };

    const during = renameChunks(names, withRound, () => [names.u(1), names.miniCssF(1)]);

    expect(during).toEqual(['1.js?r=3', '1.css?r=3']);
    expect(names.u(1)).toBe('1.js');
    expect(names.miniCssF(1)).toBe('1.css');
  });

  it('restores the names if the function throws', () => {
    const names = { u: (chunk: string | number) => `${chunk}.js` };
    const start = () => {
      throw new Error('broken');
    };

    expect(() => renameChunks(names, withRound, start)).toThrow('broken');
    expect(names.u(1)).toBe('1.js');
  });
});

describe('withCacheBustedChunks', () => {
  it('runs the function where there is no webpack', () => {
    expect(withCacheBustedChunks(3, () => 'started')).toBe('started');
  });
});
