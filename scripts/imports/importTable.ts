/** Packages and runtimes that a folder may use beside the project's own folders. */
export type Platform = 'react' | 'umi' | 'antd' | 'node';

export type ImportRow = {
  /** Path below `src`. A row for a sub-folder replaces that of its parent. */
  readonly folder: string;
  /** Purpose in a few words, for ARCHITECTURE.md. */
  readonly holds: string;
  /** Folders or files below `src`, without those that the folder contains itself. `base` is always allowed. */
  readonly imports: readonly string[];
  readonly platforms: readonly Platform[];
};

/** What every part of the engine above the index builds on. */
const ENGINE_INDEX = ['domain', 'engine/bitset', 'engine/columns', 'engine/index'] as const;
/** What every screen may use. */
export const SCREEN_PLATFORMS: readonly Platform[] = ['react', 'umi', 'antd'];
export const PAGE_PARTS: readonly string[] = ['domain', 'games', 'locales', 'storage', 'resilience', 'ui'];

/** What each folder may import: the only place where this is stated. `npm run imports` generates the lint rules and the table in
 *  ARCHITECTURE.md from it. Rows further down may import rows further up, never the reverse. */
export const IMPORT_TABLE: readonly ImportRow[] = [
  row('base', 'Result, ShopError, retry, stores: usable in any project', []),
  row('domain', 'product types: offer, query, hit, overlay; query string and its inverse; limits', []),
  row('games', 'the 17 games: facets, levels, routes (relative imports: .umirc.ts loads it)', ['domain']),
  row('names', 'rosters and every spelling of an item; name search', ['domain', 'games']),
  row('query-parser', 'free text ↔ wants, ranges, attributes, price', ['domain', 'games', 'names']),
  row('catalog', 'published files: encode, decode, verify', ['domain']),
  row('engine', 'search over an index of decoded segments', ['domain', 'catalog']),
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
  row('overlay', 'server loader: fetch, decode, poll', ['domain'], ['react', 'umi']),
  row('publishing', 'build, diff, publishing guard, publish order, history, overlay files', [
    'domain',
    'games',
    'catalog',
    'importer',
    'overlay/decodeOverlay',
  ]),
  row('rpc', 'typed requests over a port: client, server, supervisor', []),
  row('search-worker', 'search in a worker: client, server, protocol', ['domain', 'catalog', 'engine', 'rpc']),
  row('platform', 'every use of a private API of Umi, webpack or React', [], ['react', 'umi']),
  row('service-worker', 'offline cache: a program of its own', ['offline/workerMessages', 'platform/umi/entryFile']),
  row('storage', 'versioned local storage', ['domain'], ['react', 'umi']),
  row('locales', 'zh (source), ja, en', ['domain', 'platform/react']),
  row('cli', 'the command line', [...coreFolders(), 'publishing', 'overlay/decodeOverlay'], ['node']),
  row('ui', 'components, hooks, theme, formats', ['domain', 'locales', 'storage', 'platform'], SCREEN_PLATFORMS),
  row(
    'resilience',
    'missing chunks and stylesheets, error boundaries, reload',
    ['ui', 'locales', 'platform'],
    SCREEN_PLATFORMS,
  ),
  row('offline', "the page's side of the service worker", ['ui', 'locales'], SCREEN_PLATFORMS),
  row('operator-worker', 'import session in a worker: protocol, server', [
    ...coreFolders(),
    'publishing',
    'overlay/decodeOverlay',
    'offline/workerMessages',
    'rpc',
  ]),
  ...featureRows([
    ['text-query', 'loads the query parser; text ↔ query', ['names', 'query-parser']],
    ['search-state', 'search draft, requests (TanStack Query), SearchProvider', ['names', 'overlay', 'search-worker']],
    ['labels', 'texts of facets, wants, chips', []],
    ['results-target', 'scrolling to results', []],
    ['placeholders', 'panels for empty and failed states', []],
    ['drawer', "antd's drawer, loaded on first use", []],
    ['shortcuts', 'keyboard shortcuts and their help', []],
    ['tour', 'introduction for new buyers', []],
    ['offer', 'card, tiles, price, gaps; `actions` slot', ['names']],
    ['filters', 'filter panel, wants', ['names']],
    ['similar', 'similar offers', ['search-worker']],
    ['compare', 'compare tray and page', ['search-worker']],
    ['favourites', 'heart and favourites page', ['search-worker']],
    ['search-box', 'search box, suggestions, recent searches', ['names', 'query-parser', 'search-worker']],
    ['results', 'cards, table, scatter, sort order, chips', ['search-worker']],
    ['detail', 'drawer of an offer', ['search-worker']],
    ['shop-page', 'composition, layout, notices', ['offline', 'search-worker']],
    ['operator', "the operator's page", ['importer', 'publishing', 'rpc', 'operator-worker']],
  ]),
  row('layouts', "layout of the site's own pages", ['games', 'ui', 'locales', 'resilience'], SCREEN_PLATFORMS),
  row('wrappers', 'route wrappers', ['games', 'ui', 'locales'], SCREEN_PLATFORMS),
  row(
    'pages',
    'routes',
    [...PAGE_PARTS, 'catalog/files/catalogIndexFile', 'offline', 'features/shop-page', 'features/operator'],
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

function coreFolders(): readonly string[] {
  return ['domain', 'games', 'names', 'query-parser', 'catalog', 'importer'];
}

function row(
  folder: string,
  holds: string,
  imports: readonly string[],
  platforms: readonly Platform[] = [],
): ImportRow {
  return { folder, holds, imports, platforms };
}
