import { readFileSync } from 'node:fs';
import type { Query } from '@/domain/query';
import type { QueryClass } from '../queryClasses';
import { queriesByClass, shopOf } from './benchShop';
import { type Comparison, compareResults } from './compareResults';
import type { ExpectedResults } from './expectedResults';
import { findKind } from './kinds';
import { ours } from './ours';
import type { Peer, PeerKind } from './peer';

/** Milliseconds. */
export type Times = { readonly p50: number; readonly p95: number };

/** Messages of a measuring process. */
export type Report =
  | { readonly kind: 'built'; readonly ms: number; readonly mb: number }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'class';
      readonly query: QueryClass;
      readonly comparison: Comparison;
      readonly peer: Times;
      readonly ours: Times;
      /** Number of timed queries of the peer. */
      readonly samples: number;
    };

/** Time limit of a peer per class; a started round is completed. */
const CLASS_BUDGET_MS = 3_000;
const MAX_SAMPLES = 240;
/** Minimum for our engine, even if a slow peer has used up the time. */
const MIN_SAMPLES = 24;
const WARM_UP_ROUNDS = 5;

/** Builds a peer and our engine, compares the peer with the oracle, then times both alternately, all queries of a class per
 *  round. */
export async function measurePeer(
  name: string,
  size: number,
  expectedFile: string,
  report: (one: Report) => void,
): Promise<void> {
  const kind = findKind(name);
  const peer = await buildMeasured(kind, size, report);
  const own = kind === ours ? peer : await buildOurs(size);
  warmUp(own, size);
  const expected = JSON.parse(readFileSync(expectedFile, 'utf8')) as ExpectedResults;
  for (const [query, queries] of queriesByClass(size)) {
    const first: number[] = [];
    const results = queries.map((one) => timed(peer, one, first));
    const comparison = compareResults(results, expected[query] ?? []);
    const times = timeAlternately(peer, own, queries, first);
    report({ kind: 'class', query, comparison, ...times });
  }
}

/** Warms up our engine. Peers are warmed up by the round in which their results are compared. */
function warmUp(own: Peer, size: number): void {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const [, queries] of queriesByClass(size)) for (const query of queries) own.search(query);
  }
}

async function buildMeasured(kind: PeerKind, size: number, report: (one: Report) => void): Promise<Peer> {
  const before = usedBytes();
  const { peer, ms } = await buildFrom(kind, size);
  report({ kind: 'built', ms, mb: (usedBytes() - before) / 2 ** 20 });
  return peer;
}

/** Builds a peer. A separate function, so that only the peer can retain the shop. */
async function buildFrom(kind: PeerKind, size: number): Promise<{ readonly peer: Peer; readonly ms: number }> {
  const shop = shopOf(size, kind.startsFrom);
  const start = performance.now();
  const peer = await kind.build(shop);
  return { peer, ms: performance.now() - start };
}

async function buildOurs(size: number): Promise<Peer> {
  return (await buildFrom(ours, size)).peer;
}

/** Returns the bytes of heap, buffers and WebAssembly memory after a garbage collection. */
function usedBytes(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @param first  times of the comparison round, used only if there is no time for another */
function timeAlternately(peer: Peer, own: Peer, queries: readonly Query[], first: readonly number[]) {
  const times: number[] = [];
  const ownTimes: number[] = [];
  const checkMs = first.reduce((a, b) => a + b, 0);
  const start = performance.now();
  for (let round = 0; round * queries.length < MAX_SAMPLES; round++) {
    const isBudgetSpent = performance.now() - start + checkMs > CLASS_BUDGET_MS;
    if (isBudgetSpent && ownTimes.length >= MIN_SAMPLES) break;
    for (const query of queries) timed(own, query, ownTimes);
    if (!isBudgetSpent) for (const query of queries) timed(peer, query, times);
  }
  const counted = times.length > 0 ? times : first;
  return { peer: timesOf(counted), ours: timesOf(ownTimes), samples: counted.length };
}

function timed(peer: Peer, query: Query, times: number[]) {
  const start = performance.now();
  const result = peer.search(query);
  times.push(performance.now() - start);
  return result;
}

function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: percentile(0.5), p95: percentile(0.95) };
}
