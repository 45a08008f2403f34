/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { ItemId } from '@/domain/offer';
import type { FromWorker, ToWorker } from '@/search-worker/protocol';
import { publish, query } from '../build';
import { answersIn, inPairs, OFFERS, settle, start } from './startServe';

describe('serve and text', () => {
  const TITLED = OFFERS.map((one, i) => ({ ...one, title: i % 2 === 0 ? '日服自抽' : '' }));
  const names = [{ item: 'svt-4' as ItemId, names: ['梅林'] }];
  const isTexts = (url: string) => /texts\./.test(url);
  const ask = (text: string, call = 1): ToWorker => ({ call, kind: 'search', query: query({ text }) });
  const pageOf = (said: readonly FromWorker[]) => {
    const last = said.findLast((message) => message.kind === 'page');
    return last?.kind === 'page' ? last.page : null;
  };
  const progressIn = (said: readonly FromWorker[]) => said.filter(({ kind }) => kind === 'progress').length;
  /** A promise that is kept when the test says so. */
  function held() {
    let release: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { until, release: () => release() };
  }

  it('asks for no texts and no code that searches them before the first answer', async () => {
    const { at, fetchBytes } = await publish(TITLED);
    const fetched: string[] = [];
    let loads = 0;
    const { tell, said } = start(
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
    tell({ call: 0, kind: 'open', at, names });
    await settle();
    expect([loads, fetched.some(isTexts)]).toEqual([0, false]);

    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    expect([loads, fetched.some(isTexts)]).toEqual([1, true]);
    expect(pageOf(said)).toMatchObject({ total: 12, catalog: { complete: true, texts: 'coming' } });
    expect(progressIn(said)).toBe(1);
    tell({ call: 2, kind: 'search', query: query() });
    await settle();
    expect(pageOf(said)?.catalog.texts).toBe('there');
    expect(pageOf(said)?.hits.map(({ offer: { title } }) => title)).toContain('日服自抽');
  });

  it('answers a text at once with what is known, and tells when there is more, until all is there', async () => {
    const { at, fetchBytes } = await publish(TITLED);
    const code = held();
    const texts = held();
    const { tell, said } = start(
      async (url) => {
        if (isTexts(url)) await texts.until;
        return fetchBytes(url);
      },
      { loadTextSearch: () => code.until.then(() => import('@/search-worker/textSearch')) },
    );
    const answers: unknown[] = [];
    const askAll = async () => {
      for (const text of ['A-14', '梅林', '日服']) {
        tell(ask(text));
        await settle();
        const page = pageOf(said);
        answers.push([text, page?.total, page?.catalog.complete, page?.catalog.texts]);
      }
    };
    tell({ call: 0, kind: 'open', at, names });

    await askAll();
    code.release();
    await settle();
    expect(progressIn(said)).toBe(1);
    await askAll();
    texts.release();
    await settle();
    expect(progressIn(said)).toBe(2);
    await askAll();

    expect(answers).toEqual([
      ['A-14', 0, false, 'coming'],
      ['梅林', 0, false, 'coming'],
      ['日服', 0, false, 'coming'],
      ['A-14', 1, false, 'coming'],
      ['梅林', 1, false, 'coming'],
      ['日服', 0, false, 'coming'],
      ['A-14', 1, true, 'there'],
      ['梅林', 1, true, 'there'],
      ['日服', 6, true, 'there'],
    ]);
  });

  it('lets codes and totals of texts wait for the code that searches them', async () => {
    const { at, fetchBytes } = await publish(TITLED);
    const code = held();
    const { tell, said } = start(fetchBytes, {
      loadTextSearch: () => code.until.then(() => import('@/search-worker/textSearch')),
    });
    tell({ call: 0, kind: 'open', at, names });
    tell({ call: 1, kind: 'codes', text: 'a14', limit: 9 });
    tell({ call: 2, kind: 'totals', queries: [query({ text: 'A-14' })] });
    tell({ call: 3, kind: 'totals', queries: [query()] });
    await settle();
    expect(answersIn(said)).toEqual([{ call: 3, kind: 'totals', totals: [12] }]);

    code.release();
    await settle();

    expect(answersIn(said).slice(1)).toEqual([
      { call: 1, kind: 'codes', codes: ['A-14'] },
      { call: 2, kind: 'totals', totals: [1] },
    ]);
  });

  it('goes on without text when its code cannot be had, and never calls that the whole truth', async () => {
    const { at, fetchBytes } = await publish(TITLED);
    let tries = 0;
    const { tell, said } = start(fetchBytes, {
      loadTextSearch: () => {
        tries += 1;
        return Promise.reject(new Error('Loading chunk textSearch failed'));
      },
    });
    tell({ call: 0, kind: 'open', at, names });
    tell(ask('日服'));
    await settle();
    expect([tries, progressIn(said)]).toEqual([2, 1]);

    tell(ask('日服', 2));
    tell({ call: 3, kind: 'codes', text: 'a14', limit: 9 });
    await settle();
    expect(pageOf(said)).toMatchObject({ total: 0, catalog: { complete: false, texts: 'failed' } });
    expect(answersIn(said).at(-1)).toEqual({ call: 3, kind: 'codes', codes: [] });
    tell({ call: 4, kind: 'search', query: query() });
    await settle();
    expect(pageOf(said)).toMatchObject({ total: 12, catalog: { complete: true, texts: 'failed' } });
  });

  it('shows and searches the texts that came when some cannot be had, and says that some are missing', async () => {
    const { at, manifest, fetchBytes } = await publish(TITLED, { split: inPairs });
    const { file = '' } = manifest.segments[0]!.texts ?? {};
    // The pairs are alike, so their texts would be one file: the first pair gets its own.
    const own = await publish([{ ...TITLED[0]!, title: '国服' }, ...TITLED.slice(1)], { split: inPairs });
    const lost = own.manifest.segments[0]!.texts!.file;
    expect(lost).not.toBe(file);
    const { tell, said } = start(async (url) => {
      if (url.includes(lost)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return own.files.has(url.split('?')[0]!) ? own.fetchBytes(url) : fetchBytes(url);
    });
    tell({ call: 0, kind: 'open', at, names });
    tell(ask('日服'));
    await settle();

    tell(ask('日服', 2));
    await settle();

    expect(pageOf(said)).toMatchObject({ total: 5, catalog: { complete: false, texts: 'failed' } });
  });
});
