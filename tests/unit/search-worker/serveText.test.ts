/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { ItemId } from '@/domain/offer';
import type { ServerMessage } from '@/rpc/protocol';
import { publish, query } from '../builders';
import { inPairs, OFFERS, open, request, responsesIn, searchResultsIn, settle, start } from './startServe';

describe('serve with texts', () => {
  const TITLED = OFFERS.map((one, i) => ({ ...one, title: i % 2 === 0 ? '日服自抽' : '' }));
  const names = [{ item: 'svt-4' as ItemId, names: ['梅林'] }];
  const isTexts = (url: string) => /texts\./.test(url);
  const ask = (text: string, id = 1) => request(id, 'search', query({ text }));
  const lastResult = (sent: readonly ServerMessage[]) => searchResultsIn(sent).at(-1);
  const progressIn = (sent: readonly ServerMessage[]) => sent.filter(({ type }) => type === 'event').length;
  /** A promise that the test resolves. */
  function createDeferred() {
    let release: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { until, release: () => release() };
  }

  it('still responds once its search has been warmed up with items of which some are in no offer', async () => {
    const { location, fetchBytes } = await publish(TITLED);
    const { receive, sent } = start(fetchBytes);
    receive(open(location, [{ item: 'svt-unknown' as ItemId, names: ['村正'] }, ...names]));
    receive(ask('自抽'));
    await settle();

    receive(ask('自抽', 2));
    await settle();

    expect(lastResult(sent)).toMatchObject({ total: 6, catalog: { complete: true, texts: 'loaded' } });
  });

  it('loads neither texts nor the text search before the first response', async () => {
    const { location, fetchBytes } = await publish(TITLED);
    const fetched: string[] = [];
    let loads = 0;
    const { receive, sent } = start(
      (url) => {
        fetched.push(url);
        return fetchBytes(url);
      },
      {
        loadTextSearch: () => {
          loads += 1;
          return import('@/search-worker/textSearch');
        },
      },
    );
    receive(open(location, names));
    await settle();
    expect(loads).toBe(0);
    expect(fetched.some(isTexts)).toBe(false);

    receive(request(1, 'search', query()));
    await settle();

    expect(loads).toBe(1);
    expect(fetched.some(isTexts)).toBe(true);
    expect(lastResult(sent)).toMatchObject({ total: 12, catalog: { complete: true, texts: 'loading' } });
    expect(progressIn(sent)).toBe(1);
    receive(request(2, 'search', query()));
    await settle();
    expect(lastResult(sent)?.catalog.texts).toBe('loaded');
    expect(lastResult(sent)?.hits.map(({ offer: { title } }) => title)).toContain('日服自抽');
  });

  it('answers a text at once from what is loaded, and reports progress until all is loaded', async () => {
    const { location, fetchBytes } = await publish(TITLED);
    const code = createDeferred();
    const texts = createDeferred();
    const { receive, sent } = start(
      async (url) => {
        if (isTexts(url)) await texts.until;
        return fetchBytes(url);
      },
      { loadTextSearch: () => code.until.then(() => import('@/search-worker/textSearch')) },
    );
    const answers: unknown[] = [];
    const askAll = async () => {
      for (const text of ['A-14', '梅林', '日服']) {
        receive(ask(text));
        await settle();
        const page = lastResult(sent);
        answers.push([text, page?.total, page?.catalog.complete, page?.catalog.texts]);
      }
    };
    receive(open(location, names));

    await askAll();
    code.release();
    await settle();
    expect(progressIn(sent)).toBe(1);
    await askAll();
    texts.release();
    await settle();
    expect(progressIn(sent)).toBe(2);
    await askAll();

    expect(answers).toEqual([
      ['A-14', 0, false, 'loading'],
      ['梅林', 0, false, 'loading'],
      ['日服', 0, false, 'loading'],
      ['A-14', 1, false, 'loading'],
      ['梅林', 1, false, 'loading'],
      ['日服', 0, false, 'loading'],
      ['A-14', 1, true, 'loaded'],
      ['梅林', 1, true, 'loaded'],
      ['日服', 6, true, 'loaded'],
    ]);
  });

  it('keeps requests for codes and for totals of texts waiting for the text search', async () => {
    const { location, fetchBytes } = await publish(TITLED);
    const code = createDeferred();
    const { receive, sent } = start(fetchBytes, {
      loadTextSearch: () => code.until.then(() => import('@/search-worker/textSearch')),
    });
    receive(open(location, names));
    receive(request(1, 'codes', { text: 'a14', limit: 9 }));
    receive(request(2, 'totals', [query({ text: 'A-14' })]));
    receive(request(3, 'totals', [query()]));
    await settle();
    expect(responsesIn(sent)).toEqual([{ type: 'result', id: 3, result: [12] }]);

    code.release();
    await settle();

    expect(responsesIn(sent).slice(1)).toEqual([
      { type: 'result', id: 1, result: ['A-14'] },
      { type: 'result', id: 2, result: [1] },
    ]);
  });

  it('works without the text search if it cannot be loaded, and reports results of texts as incomplete', async () => {
    const { location, fetchBytes } = await publish(TITLED);
    let tries = 0;
    const { receive, sent } = start(fetchBytes, {
      loadTextSearch: () => {
        tries += 1;
        return Promise.reject(new Error('Loading chunk textSearch failed'));
      },
    });
    receive(open(location, names));
    receive(ask('日服'));
    await settle();
    expect(tries).toBe(2);
    expect(progressIn(sent)).toBe(1);

    receive(ask('日服', 2));
    receive(request(3, 'codes', { text: 'a14', limit: 9 }));
    await settle();
    expect(lastResult(sent)).toMatchObject({ total: 0, catalog: { complete: false, texts: 'failed' } });
    expect(responsesIn(sent).at(-1)).toEqual({ type: 'result', id: 3, result: [] });
    receive(request(4, 'search', query()));
    await settle();
    expect(lastResult(sent)).toMatchObject({ total: 12, catalog: { complete: true, texts: 'failed' } });
  });

  it('shows and searches the texts that arrived if some cannot be loaded, and reports that some are missing', async () => {
    const { location, manifest, fetchBytes } = await publish(TITLED, { split: inPairs });
    const { file = '' } = manifest.segments[0]!.texts ?? {};
    // Equal texts would be one file, so the first pair gets different texts.
    const own = await publish([{ ...TITLED[0]!, title: '国服' }, ...TITLED.slice(1)], { split: inPairs });
    const lost = own.manifest.segments[0]!.texts!.file;
    expect(lost).not.toBe(file);
    const { receive, sent } = start(async (url) => {
      if (url.includes(lost)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return own.files.has(url.split('?')[0]!) ? own.fetchBytes(url) : fetchBytes(url);
    });
    receive(open(location, names));
    receive(ask('日服'));
    await settle();

    receive(ask('日服', 2));
    await settle();

    expect(lastResult(sent)).toMatchObject({ total: 5, catalog: { complete: false, texts: 'failed' } });
  });
});
