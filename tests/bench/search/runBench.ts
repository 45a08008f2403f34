import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { createNaiveSearch } from '../../unit/engine/naiveSearch';
import { printCheck } from './check/printCheck';
import { printColdStart } from './coldStart';
import { CATALOG_INFO, createSearch } from './createSearch';
import { drawOffers } from './drawOffer';
import { encodeWorld } from './encodeWorld';
import { CLASS_MEANINGS, QUERY_CLASSES, queriesOf } from './queryClasses';
import { pairFiles } from './segmentFiles';
import { timeQueries } from './timeQueries';
import { createWorld, type World } from './world';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    check: { type: 'boolean', default: false },
    queries: { type: 'string' },
    naive: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: QUERY_CLASSES.join(',') },
    cold: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

/** Maximum size for timing the naive oracle, which is slow. */
const NAIVE_TO = 10_000;
const MEGA = 1e6;

const sizes = values.sizes.split(',').map(Number);
if (values.check) {
  printCheck(Number(values.seed), sizes, values.queries === undefined ? null : Number(values.queries));
} else {
  const world = createWorld(Number(values.seed));
  for (const size of sizes) benchSize(world, size);
}

function benchSize(from: World, size: number): void {
  console.log(`\n${size.toLocaleString('en')} offers`);
  const files = encodeWorld(from, size);
  printBytes(files, size);
  if (values.cold && size <= 100_000) printColdStart(from, files, size);
  const before = usedBytes();
  const start = performance.now();
  const search = createSearch(files, from.names);
  const built = performance.now() - start;
  const indexBytes = usedBytes() - before;
  console.log(`decode and index ${built.toFixed(0)} ms, memory ${(indexBytes / MEGA).toFixed(1)} MB without the files`);
  const naive = values.naive && size <= NAIVE_TO ? naiveOf(from, size) : null;
  for (const kind of QUERY_CLASSES.filter((one) => values.only.split(',').includes(one))) {
    const queries = queriesOf(kind, from, size);
    const { p50, p95, best } = timeQueries(search, queries, { warm: 3, runs: 15 });
    const slow =
      naive === null ? '' : `  oracle p50 ${timeQueries(naive, queries, { warm: 0, runs: 1 }).p50.toFixed(1)}`;
    console.log(
      `${kind}  p50 ${p50.toFixed(3)}  p95 ${p95.toFixed(3)}  best ${best.toFixed(3)} ms${slow}   ${CLASS_MEANINGS[kind]}`,
    );
  }
  console.log(`memory after the queries ${((usedBytes() - before) / MEGA).toFixed(1)} MB`);
}

function naiveOf(from: World, size: number) {
  return createNaiveSearch(drawOffers(from, 0, size), from.names, null, CATALOG_INFO);
}

/** Prints the bytes per offer, raw and compressed with brotli. */
function printBytes(files: readonly Uint8Array[], size: number): void {
  const raw = files.reduce((sum, file) => sum + file.length, 0);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: size > 100_000 ? 5 : 9 } };
  const compressed = (file: Uint8Array | null) => (file === null ? 0 : brotliCompressSync(file, options).length);
  const pairs = pairFiles(files).map(({ columns, texts }) => ({
    columns: compressed(columns),
    texts: compressed(texts),
  }));
  const columns = pairs.reduce((sum, pair) => sum + pair.columns, 0);
  const texts = pairs.reduce((sum, pair) => sum + pair.texts, 0);
  const each = (bytes: number) => (bytes / size).toFixed(1);
  const first = pairs.at(-1)?.columns ?? 0;
  console.log(
    `${pairs.length} segments; bytes per offer: raw ${each(raw)}, brotli ${each(columns + texts)} (columns ${each(columns)}, texts ${each(texts)}); first columns ${(first / 1000).toFixed(0)} kB brotli`,
  );
}

/** Returns the bytes of heap and array buffers after a garbage collection. */
function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
