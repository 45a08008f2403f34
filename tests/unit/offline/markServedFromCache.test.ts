/** @jest-environment node */
import { SERVED_FROM_CACHE } from '@/offline/messages';
import { markServedFromCache } from '@/service-worker/respond';

describe('markKept', () => {
  it('marks a kept copy and leaves everything else of it as it is', async () => {
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
