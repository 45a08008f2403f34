import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { indexNames } from '@/names/indexNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import type { NameIndex } from '@/names/nameIndex';
import type { Roster } from '@/names/roster';
import { createRandom } from '../../../scripts/stock/random';
import { countFitting } from './countFitting';
import { makeQueries, type NameQuery, QUERY_CLASSES } from './makeQueries';
import { ours, peers, type Searcher } from './searchers';
import { syntheticRoster } from './syntheticRoster';

const SYNTHETIC = 2000;
const MAX_RESULTS = 10;
const MIN_RECALL = 0.97;
const SLOWEST_MS = 1;
/** Queries per class from each real roster, and from the synthetic one. */
const REAL_QUERIES = 25;
const SYNTHETIC_QUERIES = 50;
const WARM_UP = 50;
const RUNS = 7;
const LONGEST_MS = 20;

type Tally = { found: number; searched: number };
type Result = { readonly recall: ReadonlyMap<string, Tally>; readonly times: readonly number[] };

/** Prints recall@10 and query times of our search and of three libraries for the same spellings. Exits with 1 below a recall of
 *  97 % in a class, or above 1 ms at the 95th percentile. */
async function benchNames(): Promise<void> {
  const rosters = await Promise.all(FAMILY_IDS.map(loadBuiltRoster));
  const synthetic = syntheticRoster(rosters, SYNTHETIC, createRandom('synthetic roster'));
  const good = [
    compare(`${rosters.length} real rosters`, rosters, REAL_QUERIES),
    compare(`a synthetic roster of ${SYNTHETIC} items`, [synthetic], SYNTHETIC_QUERIES),
  ];
  if (good.includes(false)) process.exitCode = 1;
}

/** @returns  false if our search misses a target */
function compare(title: string, rosters: readonly Roster[], size: number): boolean {
  const indexes = rosters.map(indexNames);
  const queries = indexes.map((index) =>
    makeQueries(index.roster, size, createRandom(`queries ${index.roster.family}`)),
  );
  const findable = indexes.map((index, roster) => (queries[roster] ?? []).filter((query) => canFit(index, query)));
  const spellings = indexes.reduce((sum, index) => sum + index.spellings.length, 0);
  console.log(`\n${title}: ${spellings} spellings, ${findable.flat().length} queries of two or more characters`);
  console.log(
    `excluded because more than ${MAX_RESULTS} items fit as well:  ${formatExcluded(queries.flat(), findable.flat())}`,
  );

  const searchers = indexes.map((index) => [ours(index), ...peers(index)]);
  const results = new Map(
    (searchers[0] ?? []).map(({ name }, searcher) => [
      name,
      merge(searchers.map((own, roster) => measure(own[searcher] as Searcher, findable[roster] ?? []))),
    ]),
  );
  print(results);
  const ourResult = results.get('ours');
  const poor = [...(ourResult?.recall ?? [])].filter(([, { found, searched }]) => found < searched * MIN_RECALL);
  return poor.length === 0 && percentile(ourResult?.times ?? [], 0.95) <= SLOWEST_MS;
}

function canFit(index: NameIndex, query: NameQuery): boolean {
  return countFitting(index, query, foldText(query.text)) <= MAX_RESULTS;
}

function formatExcluded(queries: readonly NameQuery[], findable: readonly NameQuery[]): string {
  const excluded = queries.filter((query) => !findable.includes(query));
  const counts = QUERY_CLASSES.map((kind) => [kind, excluded.filter((query) => query.kind === kind).length] as const);
  return counts.flatMap(([kind, count]) => (count === 0 ? [] : [`${kind} ${count}`])).join(', ') || 'none';
}

function measure({ name, find }: Searcher, queries: readonly NameQuery[]): Result {
  const recall = new Map<string, Tally>();
  const times: number[] = [];
  for (const { text } of queries.slice(0, WARM_UP)) find(foldText(text));
  for (const { kind, text, item } of queries) {
    const foldedText = foldText(text);
    const items = find(foldedText);
    times.push(timeOf(() => find(foldedText)));
    const tally = recall.get(kind) ?? { found: 0, searched: 0 };
    recall.set(kind, { found: tally.found + (items.includes(item) ? 1 : 0), searched: tally.searched + 1 });
    if (name === 'ours' && !items.includes(item) && process.argv.includes('--misses'))
      console.log('missed', kind, text, item.names.zh);
  }
  return { recall, times };
}

/** Returns the median of several runs, fewer if they are slow, to ignore other load on the machine. */
function timeOf(run: () => void): number {
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < RUNS && performance.now() - begin < LONGEST_MS) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

function merge(results: readonly Result[]): Result {
  const recall = new Map<string, Tally>();
  for (const [kind, { found, searched }] of results.flatMap((result) => [...result.recall])) {
    const sum = recall.get(kind) ?? { found: 0, searched: 0 };
    recall.set(kind, { found: sum.found + found, searched: sum.searched + searched });
  }
  return { recall, times: results.flatMap(({ times }) => times) };
}

function print(results: ReadonlyMap<string, Result>): void {
  const names = [...results.keys()];
  const row = (title: string, cellOf: (result: Result) => string) =>
    console.log(title.padEnd(22) + names.map((name) => cellOf(results.get(name) as Result).padStart(16)).join(''));
  console.log(''.padEnd(22) + names.map((name) => name.padStart(16)).join(''));
  for (const kind of QUERY_CLASSES) {
    const count = results.get('ours')?.recall.get(kind)?.searched ?? 0;
    row(`${kind} (${count})`, ({ recall }) => percent(recall.get(kind)));
  }
  const base = results.get('ours')?.times ?? [];
  for (const share of [0.5, 0.95]) {
    row(`p${share * 100} ms (to ours)`, ({ times }) => {
      const ratio = percentile(times, share) / percentile(base, share);
      return `${percentile(times, share).toFixed(3)} (${ratio.toFixed(1)}x)`;
    });
  }
}

function percent(tally: Tally | undefined): string {
  return tally === undefined ? '–' : `${((tally.found / tally.searched) * 100).toFixed(1)} %`;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

void benchNames();
