import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { readBasePath } from './scripts/site/basePath';
import { createShortClassNames } from './scripts/site/css/createShortClassNames';
import { minifyScript } from './scripts/site/minifyScript';
import { ChunkFilesPlugin } from './scripts/site/pages/chunkFiles';
import { gameRoutes } from './src/games/routes';
import { activateLinksAtOnce } from './src/platform/umi/activateLinksAtOnce';
import { nameChunkFiles } from './src/platform/umi/nameChunkFiles';
import { replaceUmiModules } from './src/platform/umi/replaceUmiModules';

// No core-js: the browsers of `targets` have what we use, and its polyfills would weigh on every page.
process.env.BABEL_POLYFILL = 'none';

/** Chunks that are not split: a worker would fetch its parts one after the other, and they would compress worse. */
const WHOLE_CHUNKS: readonly string[] = ['site', 'searchWorker', 'textSearch', 'operatorWorker', 'operator'];

type Chunk = { readonly name?: string; readonly canBeInitial: () => boolean };
type ChunkGraph = { readonly chunkGraph: { readonly getModuleChunks: (module: object) => readonly Chunk[] } };

function chunkNames(module: object, { chunkGraph }: ChunkGraph): readonly (string | undefined)[] {
  return chunkGraph.getModuleChunks(module).map(({ name }) => name);
}

/** Returns true for modules that the welcome page and shop pages share, and for the route around all games: a request for its 100 bytes
 *  would delay shop pages. */
const isCommon = (module: { readonly resource?: string }, graph: ChunkGraph) => {
  if (module.resource?.endsWith('/core/EmptyRoute.tsx')) return true;
  const names = chunkNames(module, graph);
  return names.includes('p__welcome__index') && names.some((name) => /^(?:shop$|p__game__)/.test(name ?? ''));
};

/** Returns true for modules that the panel of filters and the filters of a chip share. */
const isFilter = (module: object, graph: ChunkGraph) => {
  const names = chunkNames(module, graph);
  return names.includes('controls') && names.length > 1;
};

const basePath = readBasePath();

const isProduction = process.env.NODE_ENV === 'production';

const notFound = { path: '*', component: '@/pages/404', layout: false };
/** `/game` and `/sale` alone: a group without a page of its own would render nothing. */
const groupItself = { path: '', component: '@/pages/404', layout: false };

export default defineConfig({
  npmClient: 'npm',
  title: '橱窗 Vitrine',
  favicons: [`${basePath}app-48.png`],
  links: [
    { rel: 'manifest', href: `${basePath}manifest.webmanifest` },
    { rel: 'apple-touch-icon', href: `${basePath}app-192.png` },
  ],
  // Umi's own viewport forbids zoom.
  metas: [{ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }],
  base: basePath,
  publicPath: basePath,
  define: { 'process.env.PUBLIC_PATH': basePath },
  // Umi empties this folder before each build; tests build into one of their own.
  outputPath: process.env.SITE_FOLDER ?? 'dist',
  hash: true,
  helmet: false,
  targets: { chrome: 100, edge: 100, firefox: 100, safari: 15 },
  jsMinifier: 'terser',
  // Tests build further sites, whose scripts need not be short: shortening them takes a third of a build.
  jsMinifierOptions: {
    ecma: 2020,
    // Short names at the top level of a chunk, too.
    module: true,
    // Functions that stand together compress better, and so do comparisons as they are written.
    compress: process.env.QUICK_BUILD === 'yes' ? false : { passes: 3, hoist_funs: true, lhs_constants: false },
    // Parentheses around functions that are arguments help no current browser.
    format: { comments: false, wrap_func_args: false },
  },
  // Readable names in development; see createShortClassNames.
  cssLoader: isProduction ? { modules: { auto: /\.module\.css$/, getLocalIdent: createShortClassNames() } } : {},
  chainWebpack(config, { env }) {
    // 120 s is webpack's default; written out because the specification fixes it.
    config.output.chunkLoadTimeout(120_000);
    // Umi has webpack's own code written in ES5; the browsers of `targets` read ES2020, which is shorter.
    config.target(['web', 'es2020']);
    // The shortest names for what modules give each other; webpack's own choice takes longer ones, so that fewer files
    // change with a new release.
    config.optimization.set('mangleExports', 'size');
    // antd's inner packages do not say that their modules have no side effects, so webpack would keep all of
    // @rc-component/form for one context that a Drawer resets.
    config.module
      .rule('no-side-effects')
      .test(/[\\/]node_modules[\\/]@rc-component[\\/]/)
      .sideEffects(false);
    config.module
      .rule('word-lists')
      .test(/[\\/]query-parser[\\/]words[\\/]\w+\.json$/)
      .type('javascript/auto')
      .use('word-lists')
      .loader(join(__dirname, 'scripts/site/wordListLoader.cjs'));
    config.module
      .rule('rosters')
      .test(/[\\/]names[\\/](?:rosters|built)[\\/]\w+\.json$/)
      .type('javascript/auto')
      .use('rosters')
      .loader(join(__dirname, 'scripts/site/rosterLoader.cjs'));
    // The worker is one file, and what it loads later another: split, it would fetch their parts one after the other, and
    // they would compress worse.
    config.optimization.splitChunks({
      chunks: (chunk: Chunk) => !WHOLE_CHUNKS.includes(chunk.name ?? '') && !chunk.canBeInitial(),
      cacheGroups: {
        // Every page needs it; webpack's own choice would be several files, which compress worse.
        common: { name: 'common', test: isCommon, enforce: true },
        filters: { name: 'filters', test: isFilter, enforce: true },
        // A file of what the shop's own code imports from packages would compress worse than with that code.
        defaultVendors: false,
      },
    });
    if (env !== 'production') return;
    replaceUmiModules(config, (module) =>
      require.resolve(module, { paths: [__dirname, require.resolve('@umijs/max/package.json')] }),
    );
    activateLinksAtOnce(config, require.resolve);
    config.optimization.minimizer('js-terser').tap(([options]) => [{ ...options, minify: minifyScript }]);
    // Umi's own entry becomes a chunk that is evaluated after the first paint (docs/decisions/0049-static-pages.md).
    config.entryPoints.get('umi').clear().add(join(__dirname, 'src/static-page/start.ts'));
    nameChunkFiles(config);
    config.plugin('chunk-files').use(ChunkFilesPlugin);
  },
  routes: [
    { path: '/welcome', component: '@/pages/welcome/index', layout: false },
    { path: '/', wrappers: ['@/wrappers/redirectHome'], layout: false },
    { path: '/game', layout: false, routes: [groupItself, ...gameRoutes('game'), notFound] },
    { path: '/sale', layout: false, routes: [groupItself, ...gameRoutes('sale'), notFound] },
    { path: '/operator', name: '店主工作台', component: '@/pages/operator/index' },
    { path: '/favourites', name: '收藏', component: '@/pages/favourites/index' },
    { path: '/compare', name: '对比', component: '@/pages/compare/index' },
    { path: '/compare/:id', name: '对比', component: '@/pages/compare/index' },
    { path: '/about', name: '关于橱窗', component: '@/pages/about/index' },
    // Nested like /game and /sale: one static page is hydrated at every unknown address, so its route must have the same depth everywhere.
    { path: '', layout: false, routes: [notFound] },
  ],
});
