import type { FetchBytes } from '@/catalog/files/loadFiles';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { SearchResponse } from '@/domain/searchResponse';
import type { ClientMessage, ServerMessage } from '@/rpc/protocol';
import type { SearchMethods } from '@/search-worker/protocol';
import { type ServeEffects, serve } from '@/search-worker/serve';
// Imported here so that the chunk need not be compiled while a test waits for it.
import '@/search-worker/textSearch';
import { offer, sha256 } from '../builders';

export const OFFERS = Array.from({ length: 12 }, (_, i) =>
  offer({ code: `A-${10 + i}`, items: { [`svt-${i}`]: 1 }, listedAt: 1_000 + i }),
);

/** Splits a catalog into segments of two offers. */
export function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

export const POLICY = { attempts: 2, waitMs: () => 0 };

/** Waits until all tasks and promises that can run have run. It counts turns instead of time, so that it does not depend
 *  on the speed of the machine. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** The responses among the messages of a server. */
export function responsesIn(sent: readonly ServerMessage[]) {
  return sent.filter((message) => message.type === 'result' || message.type === 'error');
}

/** The ids of the requests that have a result. */
export function idsIn(sent: readonly ServerMessage[]): readonly number[] {
  return sent.flatMap((message) => (message.type === 'result' ? [message.id] : []));
}

/** The results of searches, which are the only ones with a total and hits. */
export function searchResultsIn(sent: readonly ServerMessage[]): readonly SearchResponse[] {
  return sent.flatMap((message) => {
    const isSearch = message.type === 'result' && Object.hasOwn(Object(message.result), 'histograms');
    return isSearch ? [message.result as SearchResponse] : [];
  });
}

/** Starts a server; `sent` are its messages. */
export function start(fetchBytes: FetchBytes, others: Partial<ServeEffects> = {}) {
  const sent: ServerMessage[] = [];
  let handle: (message: ClientMessage) => void = () => {};
  const host = {
    listen: (handler: typeof handle) => {
      handle = handler;
    },
    post: (message: ServerMessage) => void sent.push(message),
  };
  serve(host, { fetchBytes, sha256, policy: POLICY, partialAfterMs: 0, ...others });
  return { sent, receive: (message: ClientMessage) => handle(message) };
}

export function request<K extends keyof SearchMethods>(
  id: number,
  method: K,
  params: SearchMethods[K]['params'],
): ClientMessage {
  return { type: 'request', id, method, params };
}

export function open(location: CatalogLocation, names: readonly ItemNames[] = []): ClientMessage {
  return { type: 'notification', method: 'open', params: { location, names } };
}

export function setOverlay(overlay: SearchMethods['setOverlay']['params']): ClientMessage {
  return { type: 'notification', method: 'setOverlay', params: overlay };
}
