/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Names of private APIs, and selectors on class names that a component library chooses. */
const PRIVATE_APIS: readonly RegExp[] = [
  /_payload\b/,
  /keyToPluginMap/,
  /__webpack_require__/,
  /mini-css-extract-plugin/,
  /ChunkLoadError'|CSS_CHUNK_LOAD_FAILED/,
  /\bumi\\\./,
  /\bstate\??\.idx\b/,
  /status: 'fulfilled'/,
  /\.ant-|\.anticon/,
  /from 'antd\/(?:es|lib)\//,
  // The slider is a dependency of its own (decision 0009).
  /from '@rc-component\/(?!slider')/,
  /from '@umijs\/(?!max')/,
  /from '@@\//,
];

const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'plugin.ts', '.umirc.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:tsx?|mts|css)$/.test(path) && !path.startsWith('src/platform/'));

describe('private APIs of Umi, webpack, React and antd', () => {
  it.each(PRIVATE_APIS)('are used in src/platform only: %s', (pattern) => {
    expect(files.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('are recognised in src/platform', () => {
    const platform = execFileSync(
      'git',
      ['grep', '-lE', '_payload|keyToPluginMap|__webpack_require__', 'src/platform'],
      {
        encoding: 'utf8',
      },
    );

    expect(platform.trim().split('\n')).toEqual([
      'src/platform/react/lazyLoader.ts',
      'src/platform/umi/skipPreloadHelper.ts',
      'src/platform/webpack/chunkFileNames.ts',
      'src/platform/webpack/cssChunkLoader.ts',
    ]);
  });
});
