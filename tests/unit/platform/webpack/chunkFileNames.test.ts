/** @jest-environment node */
import { renameChunks, withCacheBustedChunks } from '@/platform/webpack/chunkFileNames';

const withRound = (file: string) => `${file}?r=3`;

describe('renameChunks', () => {
  it('changes the names of scripts and sheets while requests are started, and not after', () => {
    const names = {
      u: (chunk: string | number) => `${chunk}.js`,
      miniCssF: (chunk: string | number) => `${chunk}.css`,
    };

    const during = renameChunks(names, withRound, () => [names.u(1), names.miniCssF(1)]);

    expect(during).toEqual(['1.js?r=3', '1.css?r=3']);
    expect([names.u(1), names.miniCssF(1)]).toEqual(['1.js', '1.css']);
  });

  it('puts the names back if starting throws', () => {
    const names = { u: (chunk: string | number) => `${chunk}.js` };
    const start = () => {
      throw new Error('broken');
    };

    expect(() => renameChunks(names, withRound, start)).toThrow('broken');
    expect(names.u(1)).toBe('1.js');
  });
});

describe('withCacheBustedChunks', () => {
  it('just runs where there is no webpack', () => {
    expect(withCacheBustedChunks(3, () => 'started')).toBe('started');
  });
});
