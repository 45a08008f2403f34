/** @jest-environment node */

import type { ItemId } from '@/domain/offer';
import { createSearchClient } from '@/search-worker/client';
import { createInProcessWorker } from '@/search-worker/inProcessWorker';
import { offer, publish, query, sha256 } from '../builders';
import { searchWhole } from './searchWhole';
import { open, request } from './startServe';

const OFFERS = [offer({ code: 'A-1', items: { 'svt-150': 2 } }), offer({ code: 'A-2', items: { 'svt-2': 1 } })];
const NAMES = [{ item: 'svt-150' as ItemId, names: ['梅林', 'Merlin'] }];

describe('createInProcessWorker', () => {
  it('lets a client search where no worker can start', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const noWorkers = () => {
      throw new Error('no workers here');
    };
    const client = createSearchClient(noWorkers, location, NAMES, {
      spawnInProcess: async () => createInProcessWorker({ fetchBytes, sha256 }),
    });

    const page = await searchWhole(client, query({ text: 'merlin' }));
    client.close();

    expect(page.hits.map((hit) => hit.offer.code)).toEqual(['A-1']);
    expect(page.catalog.complete).toBe(true);
  });

  it('cancels fetches and sends nothing more once it is terminated', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const sent: string[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const port = createInProcessWorker({
      fetchBytes: (url, signal) => {
        signals.push(signal);
        return fetchBytes(url);
      },
      sha256,
    });
    port.onmessage = ({ type }) => sent.push(type);
    port.postMessage(open(location));
    port.postMessage(request(1, 'search', query()));
    await new Promise((resolve) => setTimeout(resolve, 5));

    port.terminate();
    const before = [...sent];
    port.postMessage({ type: 'ping' });
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(sent).toEqual(before);
    expect(signals[0]?.aborted).toBe(true);
  });
});
