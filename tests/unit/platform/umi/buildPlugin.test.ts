/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import type { IApi } from '@umijs/max';
import { compileForTargets } from '@/platform/umi/compileForTargets';
import { nameChunkFiles } from '@/platform/umi/nameChunkFiles';
import { skipPreloadHelper } from '@/platform/umi/skipPreloadHelper';
import { checkContract } from '../checkContract';

const readPackage = (path: string) => readFileSync(`node_modules/@umijs/${path}`, 'utf8');

describe('skipPreloadHelper', () => {
  const PATH = 'preset-umi/dist/features/routePreloadOnLoad/routePreloadOnLoad.js';
  const ADVICE =
    "Umi's plugin for preloading route chunks has moved, so a missing chunk could blank the page for 120 s. Find the plugin that injects the preload script and change src/platform/umi/skipPreloadHelper.ts.";

  it('skips the plugin that Umi registers for preloading', async () => {
    const skipPlugins = jest.fn();
    const keyToPluginMap = { antd: { path: '/antd.js' }, preload: { path: `node_modules/@umijs/${PATH}` } };

    skipPreloadHelper({ service: { keyToPluginMap }, skipPlugins } as unknown as IApi);

    await checkContract(ADVICE, () => {
      expect(skipPlugins).toHaveBeenCalledWith(['preload']);
      expect(existsSync(`node_modules/@umijs/${PATH}`)).toBe(true);
      expect(readPackage('preset-umi/dist/index.js')).toContain('routePreloadOnLoad');
      expect(readPackage('core/dist/service/service.js')).toContain('keyToPluginMap');
    });
  });

  it('fails the build if Umi has no such plugin', () => {
    const api = { service: { keyToPluginMap: {} }, skipPlugins: jest.fn() } as unknown as IApi;

    expect(() => skipPreloadHelper(api)).toThrow('docs/upgrading.md');
  });
});

describe('compileForTargets', () => {
  it("passes the project's targets to Babel's preset-env", async () => {
    const modifyBabelPresetOpts = jest.fn();
    compileForTargets({ modifyBabelPresetOpts, config: { targets: { chrome: 100 } } } as unknown as IApi);

    const [modify] = modifyBabelPresetOpts.mock.calls[0];

    await checkContract(
      "Umi's Babel preset no longer takes `presetEnv`, so our code is compiled to ES5 and twice as large. See node_modules/@umijs/babel-preset-umi and change src/platform/umi/compileForTargets.ts.",
      () => {
        expect(modify({ presetEnv: { modules: false } })).toEqual({
          presetEnv: { modules: false, targets: { chrome: 100 } },
        });
        expect(readPackage('babel-preset-umi/dist/index.js')).toContain('...opts.presetEnv');
      },
    );
  });
});

describe('nameChunkFiles', () => {
  it('puts scripts and stylesheets of chunks into assets/', async () => {
    const chunkFilename = jest.fn();
    const tap = jest.fn();
    const plugin = jest.fn(() => ({ tap }));
    nameChunkFiles({ output: { chunkFilename }, plugin });

    await checkContract(
      'Umi uses another name to register the plugin that extracts CSS, so stylesheets stay in the root folder. See node_modules/@umijs/bundler-webpack/dist/config and change src/platform/umi/nameChunkFiles.ts.',
      () => {
        expect(chunkFilename).toHaveBeenCalledWith('assets/[name].[contenthash:8].async.js');
        expect(plugin).toHaveBeenCalledWith('mini-css-extract-plugin');
        expect(tap.mock.calls[0]?.[0]([{ filename: 'x' }])).toEqual([
          { filename: 'x', chunkFilename: 'assets/[name].[contenthash:8].chunk.css' },
        ]);
        expect(readPackage('bundler-webpack/dist/config/miniCSSExtractPlugin.js')).toContain('mini-css-extract-plugin');
      },
    );
  });
});
