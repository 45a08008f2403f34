/** @jest-environment node */
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';
import { markServedFromCache } from '@/service-worker/respond';

describe('markServedFromCache', () => {
  it('adds the header and changes nothing else', async () => {
    const marked = markServedFromCache(
      new Response('{"a":1}', { headers: { 'content-type': 'application/json', etag: 'x' } }),
    );

    expect(Object.fromEntries(marked.headers)).toEqual({
      'content-type': 'application/json',
      etag: 'x',
      [SERVED_FROM_CACHE]: 'yes',
    });
    expect(marked.status).toBe(200);
    expect(await marked.json()).toEqual({ a: 1 });
  });
});
