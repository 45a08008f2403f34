// Builds an entry with one lazy chunk and its stylesheet by the webpack that Umi brings, as `max build` configures it, and
// prints the entry's code. Run in a process of its own: webpack expects Node's globals, which jsdom replaces.
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const compiled = '@umijs/bundler-webpack/compiled';
const { webpack } = require(`${compiled}/webpack`);
const CssPlugin = require(`${compiled}/mini-css-extract-plugin`);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-webpack-'));
writeFileSync(
  join(folder, 'entry.js'),
  "window.runtime = __webpack_require__; window.loadChunk = () => import(/* webpackChunkName: 'page' */ './page');",
);
writeFileSync(join(folder, 'page.js'), "import './page.css'; export const page = 'page';");
writeFileSync(join(folder, 'page.css'), 'a { color: red }');

webpack(
  {
    mode: 'production',
    target: ['web', 'es2020'],
    context: folder,
    entry: './entry.js',
    output: {
      path: join(folder, 'dist'),
      filename: 'umi.js',
      chunkFilename: '[name].async.js',
      publicPath: '/',
      chunkLoadTimeout: 120_000,
    },
    // Umi minifies with Terser of its own.
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [require.resolve(`${compiled}/mini-css-extract-plugin/loader`), require.resolve('css-loader')],
        },
      ],
    },
    plugins: [new CssPlugin({ chunkFilename: '[name].chunk.css' })],
  },
  (error, stats) => {
    if (error !== null || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    process.stdout.write(readFileSync(join(folder, 'dist', 'umi.js'), 'utf8'));
    rmSync(folder, { recursive: true, force: true });
  },
);
