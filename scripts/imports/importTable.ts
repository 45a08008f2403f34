/** Packages and runtimes that a folder may use beside the project's own folders. */
export type Platform = 'react' | 'umi' | 'antd' | 'node';

export type ImportRow = {
  /** Path below `src`. A row for a sub-folder replaces that of its parent. */
  readonly folder: string;
  /** Purpose in a few words, for ARCHITECTURE.md. */
  readonly holds: string;
  /** Folders or files below `src` that may be imported, besides the folder's own content. `base` is always allowed. */
  readonly imports: readonly string[];
  readonly platforms: readonly Platform[];
};

/** Imports of every engine folder below `engine/index` in the table. */
const ENGINE_INDEX = ['domain', 'engine/bitset', 'engine/columns', 'engine/index'] as const;
export const CORE_FOLDERS: readonly string[] = ['domain', 'games', 'names', 'query-parser', 'catalog', 'importer'];
/** Packages that every screen may use. */
export const SCREEN_PLATFORMS: readonly Platform[] = ['react', 'umi', 'antd'];
export const PAGE_PARTS: readonly string[] = ['domain', 'games', 'locales', 'storage', 'resilience', 'ui'];

/** Lists what each folder may import. `npm run imports` generates the lint rules and the table in ARCHITECTURE.md from it. A row
 *  may only import rows above it; the one exception is `service-worker`, which imports `offline/workerMessages`. */
export const IMPORT_TABLE: readonly ImportRow[] = [
  row('base', 'Result, ShopError, retry, stores', []),
  row('domain', 'offer, query, hit, overlay; query string; limits', []),
  row('games', 'facets, levels and routes of the 17 games', ['domain']),
  row('names', 'rosters, spellings, name search', ['domain', 'games']),
  row('query-parser', 'free text ↔ query', ['domain', 'games', 'names']),
  row('catalog', 'published files: encode, decode, verify', ['domain']),
  row('engine', 'search', ['domain', 'catalog']),
  row('engine/bitset', 'sets of documents', []),
  row('engine/columns', 'compact columns of numbers, histogram bounds', []),
  row('engine/index', 'blocks of columns, overlay, index under construction', [
    'domain',
    'catalog',
    'engine/bitset',
    'engine/columns',
  ]),
  row('engine/filter', 'conditions of a query, hits and near misses', ENGINE_INDEX),
  row('engine/count', 'counts for filters and chips', [...ENGINE_INDEX, 'engine/filter']),
  row('engine/rank', 'order of hits, cheapest and closest offers', [...ENGINE_INDEX, 'engine/filter']),
  row('engine/hits', 'hits as the screen shows them', [...ENGINE_INDEX, 'engine/filter', 'engine/rank']),
  row('engine/text', 'text search, loaded later', [...ENGINE_INDEX, 'names', 'catalog', 'engine/rank']),
  row('importer', 'sheet → offers and row issues; export', ['domain', 'games', 'names', 'query-parser', 'catalog']),
  row('overlay', 'live status: fetch, decode, poll', ['domain'], ['react', 'umi']),
  row('publishing', 'build, diff, guard, history, overlay files', [
    'domain',
    'games',
    'catalog',
    'importer',
    'overlay/decodeOverlay',
  ]),
  row('hosting', 'rules and configurations for hosts', ['games']),
  row('rpc', 'typed requests to a worker', []),
  row('search-worker', 'search in a worker', ['domain', 'catalog', 'engine', 'rpc']),
  row('platform', 'private APIs of Umi, webpack, React', [], ['react', 'umi']),
  row('service-worker', 'offline cache', ['offline/workerMessages', 'platform/umi/entryFile']),
  row('storage', 'versioned local storage', ['domain'], ['react', 'umi']),
  row('locales', 'zh (source), ja, en', ['domain', 'platform/react']),
  row('cli', 'command line', [...CORE_FOLDERS, 'publishing', 'hosting', 'overlay/decodeOverlay'], ['node']),
  row(
    'ui',
    'components, hooks, theme, formats, language, browser APIs',
    ['domain', 'locales', 'storage', 'platform'],
    SCREEN_PLATFORMS,
  ),
  row('resilience', 'missing chunks and stylesheets, errors', ['ui', 'locales', 'platform'], SCREEN_PLATFORMS),
  row('offline', "page's side of the service worker", ['ui', 'locales'], SCREEN_PLATFORMS),
  row(
    'static-page',
    'pages rendered at build time: first script, entry, hydration',
    [
      'domain',
      'locales',
      'offline/recordSources',
      'platform/react',
      'platform/umi/loadSite',
      'search-worker/startedWorker',
      'ui/theme/themeColors',
    ],
    ['react'],
  ),
  row('operator-worker', 'import session in a worker', [
    ...CORE_FOLDERS,
    'publishing',
    'overlay/decodeOverlay',
    'offline/workerMessages',
    'rpc',
  ]),
  ...featureRows([
    ['text-query', 'text ↔ query', ['names', 'query-parser']],
    ['search-state', 'draft, requests, SearchProvider', ['names', 'overlay', 'search-worker']],
    ['message', 'pasted message → game and query', ['names', 'search-worker']],
    ['labels', 'facets, wants', []],
    ['results-target', 'scrolling', []],
    ['placeholders', 'empty, failed', []],
    ['drawer', "antd's drawer", []],
    ['shortcuts', 'keyboard', []],
    ['tour', 'tour', []],
    ['offer', 'card, tiles, price, gaps', ['names']],
    ['filters', 'filter panel, wants', ['names']],
    ['similar', 'similar', ['search-worker']],
    ['compare', 'tray and page', ['search-worker']],
    ['favourites', 'heart and page', ['search-worker']],
    ['search-box', 'search box, suggestions', ['names', 'query-parser', 'search-worker']],
    ['results', 'cards, table, scatter', ['search-worker']],
    ['detail', 'one offer', ['search-worker']],
    ['shop-page', 'composition, layout', ['offline', 'search-worker']],
    ['operator', "operator's page", ['importer', 'publishing', 'rpc', 'operator-worker']],
  ]),
  row('layouts', 'shared layout', ['games', 'ui', 'locales', 'resilience'], SCREEN_PLATFORMS),
  row('wrappers', 'route wrappers', ['games', 'ui', 'locales'], SCREEN_PLATFORMS),
  row(
    'pages',
    'routes',
    [
      ...PAGE_PARTS,
      'catalog/files/catalogIndexFile',
      'offline',
      'features/message',
      'features/shop-page',
      'features/operator',
    ],
    SCREEN_PLATFORMS,
  ),
];

/** Rows for the folders of `features`, each of which may import those above it. */
function featureRows(
  features: readonly (readonly [name: string, holds: string, imports: readonly string[]])[],
): readonly ImportRow[] {
  return features.map(([name, holds, imports], index) => {
    const above = features.slice(0, index).map(([other]) => `features/${other}`);
    return row(`features/${name}`, holds, [...PAGE_PARTS, ...imports, ...above], SCREEN_PLATFORMS);
  });
}

function row(
  folder: string,
  holds: string,
  imports: readonly string[],
  platforms: readonly Platform[] = [],
): ImportRow {
  return { folder, holds, imports, platforms };
}
