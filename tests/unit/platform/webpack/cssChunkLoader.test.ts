import { wrapCssLoading } from '@/platform/webpack/cssChunkLoader';
import { checkContract } from '../checkContract';
import { requestedPaths, runBundle } from './runBundle';

describe('wrapCssLoading', () => {
  it("controls when webpack requests a chunk's stylesheet", async () => {
    const { runtime, loadChunk } = runBundle();
    const requests: (() => Promise<void>)[] = [];
    wrapCssLoading(async (request) => void requests.push(request), runtime.f);

    void loadChunk();
    const before = requestedPaths();
    void requests[0]?.();

    await checkContract(
      "webpack's runtime no longer loads stylesheets with `f.miniCss`, so a missing stylesheet blanks the page. Compare node_modules/@umijs/bundler-webpack/compiled/mini-css-extract-plugin and change src/platform/webpack/cssChunkLoader.ts.",
      () => {
        expect(before).toEqual(['/page.async.js']);
        expect(requestedPaths()).toEqual(['/page.async.js', '/page.chunk.css']);
      },
    );
  });

  it('does nothing where stylesheets are not loaded by webpack', () => {
    const loaders = {};

    wrapCssLoading(async () => undefined, loaders);

    expect(loaders).toEqual({});
  });
});
