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

/** What a measuring process reports, as soon as it knows it. */
export type Report =
  | { readonly kind: 'built'; readonly ms: number; readonly mb: number }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'class';
      readonly query: QueryClass;
      readonly comparison: Comparison;
      readonly peer: Times;
      readonly ours: Times;
      /** How many queries of the peer were timed. */
      readonly samples: number;
    };

/** Of a peer, in one class; the round that has begun is finished. */
const CLASS_BUDGET_MS = 3_000;
const MAX_SAMPLES = 240;
/** Of our engine, which a slow peer leaves no time for. */
const MIN_SAMPLES = 24;
const WARM_UP_ROUNDS = 5;

/** Builds a peer and our engine, checks the peer against the oracle, then times both by turns, all queries of a
 *  class each time. */
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

/** Lets our code be compiled before it is timed; a peer's is by the round in which its answers are checked. */
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

/** In a function of its own, so that the shop is not held once it returns, unless by the peer. */
async function buildFrom(kind: PeerKind, size: number): Promise<{ readonly peer: Peer; readonly ms: number }> {
  const shop = shopOf(size, kind.startsFrom);
  const start = performance.now();
  const peer = await kind.build(shop);
  return { peer, ms: performance.now() - start };
}

async function buildOurs(size: number): Promise<Peer> {
  return (await buildFrom(ours, size)).peer;
}

/** Bytes of objects, buffers and WebAssembly memory that are held after a collection. */
function usedBytes(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** @param first  times of the round in which the answers were checked; they count only if there is time for no other */
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
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
