import type { FetchBytes } from '@/catalog/files/loadFiles';
import type { Offer } from '@/domain/offer';
import type { FromWorker, FromWorkerAnswer, ToWorker } from '@/search-worker/protocol';
import { type ServeEffects, serve } from '@/search-worker/serve';
// The chunks are there when they are asked for: their modules need not be compiled while a test waits.
import '@/engine/kernel/openKernel';
import '@/search-worker/filteredSearch';
import '@/search-worker/textSearch';
import { offer, sha256 } from '../build';

export const OFFERS = Array.from({ length: 12 }, (_, i) =>
  offer({ code: `A-${10 + i}`, items: { [`svt-${i}`]: 1 }, listedAt: 1_000 + i }),
);

/** Cuts a catalog into segments of two offers. */
export function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

export const POLICY = { attempts: 2, waitMs: () => 0 };

/**
 * Everything that can happen now has happened: tasks, promises, hashing.
 *
 * Timers of one length are kept in order, and all the worker sets here are of the shortest: so it is turns that are
 * counted, which a machine that stands still for a while cannot lose, and not time.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

export function answersIn(said: readonly FromWorker[]): readonly FromWorkerAnswer[] {
  return said.filter((message): message is FromWorkerAnswer => 'call' in message);
}

/** The worker's side, with what it has said and a way to tell it something. */
export function start(fetchBytes: FetchBytes, others: Partial<ServeEffects> = {}) {
  const said: FromWorker[] = [];
  let hear: (message: ToWorker) => void = () => {};
  const port = {
    listen: (handler: typeof hear) => {
      hear = handler;
    },
    answer: (message: FromWorker) => void said.push(message),
  };
  serve(port, { fetchBytes, sha256, policy: POLICY, ...others });
  return { said, tell: (message: ToWorker) => hear(message) };
}

export const open = (at: Extract<ToWorker, { kind: 'open' }>['at']): ToWorker => ({
  call: 0,
  kind: 'open',
  at,
  names: [],
});
