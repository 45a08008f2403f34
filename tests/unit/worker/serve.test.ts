/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/loadFiles';
import type { ItemId, Offer } from '@/domain/offer';
import type { FromWorker, ToWorker } from '@/worker/protocol';
import { codes, overlay, publish, query, want } from '../build';
import { answersIn, OFFERS, open, settle, start } from './startServe';

function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

/** Lets fetches of segments through one by one. */
function gated(fetchBytes: FetchBytes) {
  const waiting: (() => void)[] = [];
  const fetch: FetchBytes = async (url) => {
    if (url.endsWith('.bin')) await new Promise<void>((resolve) => waiting.push(resolve));
    return fetchBytes(url);
  };
  const pass = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await settle();
      waiting.shift()?.();
    }
    await settle();
  };
  return { fetch, pass };
}

describe('serve', () => {
  it('says that it is ready at once, and lives while the catalogue is on its way', async () => {
    const { at } = await publish(OFFERS);
    const { said, tell } = start(() => new Promise(() => {}));
    tell(open(at));

    tell({ call: 7, kind: 'ping' });

    expect(said).toEqual([{ kind: 'ready' }, { call: 7, kind: 'pong' }]);
  });

  it('answers only the newest of the searches that wait, and says so to the others', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: query({ wants: [want('svt-3')] }) });
    tell({ call: 2, kind: 'search', query: query({ wants: [want('svt-99')] }) });
    tell({ call: 3, kind: 'search', query: query({ wants: [want('svt-7')] }) });
    await settle();

    expect(answersIn(said)).toEqual([
      { call: 1, kind: 'cancelled' },
      { call: 2, kind: 'cancelled' },
      { call: 3, kind: 'page', page: expect.objectContaining({ total: 1 }) },
    ]);
  });

  it('does not answer a search that was cancelled before its turn', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    tell({ call: 2, kind: 'offers', codes: codes('A-10'), query: query() });

    tell({ call: 0, kind: 'cancel', cancelled: 1 });
    tell({ call: 0, kind: 'cancel', cancelled: 2 });
    await settle();

    expect(said).toEqual([{ kind: 'ready' }]);
  });

  it('answers over what has come, and tells of progress when there is more to say', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const totals = () =>
      said.flatMap((message) =>
        message.kind === 'page' ? [[message.page.total, message.page.catalogue.complete]] : [],
      );
    const progress = () => said.filter(({ kind }) => kind === 'progress').length;
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });

    await pass(1);
    expect(totals()).toEqual([[2, false]]);
    expect(progress()).toBe(0);

    await pass(2);
    expect(progress()).toBe(1);
    tell({ call: 2, kind: 'search', query: query() });
    await settle();
    expect(totals().at(-1)).toEqual([4, false]);

    await pass(3);
    expect(progress()).toBe(2);
    tell({ call: 3, kind: 'search', query: query() });
    await settle();
    expect(totals().at(-1)).toEqual([12, true]);
  });

  it('answers without the segment that never comes, and says that something is missing', async () => {
    const { at, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const lost = manifest.segments[3]!.file;
    const { said, tell } = start(async (url) => {
      if (url.includes(lost)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return fetchBytes(url);
    });
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    expect(answersIn(said).at(-1)).toMatchObject({
      kind: 'page',
      page: { total: 10, catalogue: { complete: false, segments: { loaded: 5, all: 6 } } },
    });
  });

  it.each([
    ['the manifest', /manifest/],
    ['every segment', /\.bin/],
  ])('answers every question by the error when %s cannot be had', async (_, lost) => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(async (url) => {
      if (lost.test(url)) throw new ShopError('worker-fetch-offline', url, { retryable: true });
      return fetchBytes(url);
    });
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    tell({ call: 2, kind: 'offers', codes: codes('A-10'), query: query() });
    await settle();

    const error = { kind: 'error', code: 'worker-fetch-offline', retryable: true };
    expect(said.slice(1)).toEqual([
      expect.objectContaining({ call: 1, ...error }),
      expect.objectContaining({ call: 2, ...error }),
    ]);
  });

  it('answers that there is nothing when the catalogue has no offers', async () => {
    const { at, fetchBytes } = await publish([]);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    const [answer] = answersIn(said);
    expect(answer).toMatchObject({ kind: 'page', page: { total: 0, hits: [], catalogue: { complete: true } } });
  });

  it('joins the overlay, whether it comes before the catalogue or after an answer', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10')) }) });
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();
    expect(answersIn(said).at(-1)).toMatchObject({ kind: 'page', page: { total: 11 } });

    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10', 'A-11')) }) });
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(answersIn(said).at(-1)).toMatchObject({ kind: 'page', page: { total: 10 } });
  });

  it('lets a question for codes wait until they are there, or until nothing more will come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const answered = () => said.flatMap((message) => (message.kind === 'hits' ? [message.call] : []));
    tell(open(at));
    tell({ call: 1, kind: 'offers', codes: codes('A-21'), query: query({ wants: [want('svt-0')] }) });
    tell({ call: 2, kind: 'offers', codes: codes('A-10', 'A-20'), query: query() });
    tell({ call: 3, kind: 'offers', codes: codes('B-1'), query: query() });

    await pass(1);
    expect(answered()).toEqual([1]);
    await pass(5);

    expect(answered()).toEqual([1, 2, 3]);
    const hits = said.flatMap((message) =>
      message.kind === 'hits' ? [message.hits.map((hit) => hit.offer.code)] : [],
    );
    expect(hits).toEqual([['A-21'], ['A-10', 'A-20'], []]);
  });

  it('answers which codes begin with a text, and how many offers queries would leave, over what has come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const small = (message: FromWorker) => message.kind === 'codes' || message.kind === 'totals';
    tell(open(at));
    tell({ call: 1, kind: 'codes', text: 'a2', limit: 9 });
    tell({ call: 2, kind: 'totals', queries: [query(), query({ wants: [want('svt-11')] })] });

    await pass(1);
    expect(said.filter(small)).toEqual([
      { call: 2, kind: 'totals', totals: [2, 1] },
      { call: 1, kind: 'codes', codes: ['A-21', 'A-20'] },
    ]);
    await pass(5);
    tell({ call: 3, kind: 'totals', queries: [query()] });
    await settle();

    expect(answersIn(said).at(-1)).toEqual({ call: 3, kind: 'totals', totals: [12] });
  });

  it('does not answer a small question that was cancelled before its turn', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'totals', queries: [query()] });

    tell({ call: 0, kind: 'cancel', cancelled: 1 });
    await settle();

    expect(said).toEqual([{ kind: 'ready' }]);
  });

  it('answers a question that makes it stumble by an error, and goes on', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: { ...query(), wants: [null as never] } });
    await settle();
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(answersIn(said)).toEqual([
      expect.objectContaining({ call: 1, kind: 'error', code: 'worker-failed', retryable: false }),
      expect.objectContaining({ call: 2, kind: 'page' }),
    ]);
  });
});

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
          return import('@/worker/textSearch');
        },
      },
    );
    tell({ call: 0, kind: 'open', at, names });
    await settle();
    expect([loads, fetched.some(isTexts)]).toEqual([0, false]);

    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    expect([loads, fetched.some(isTexts)]).toEqual([1, true]);
    expect(pageOf(said)).toMatchObject({ total: 12, catalogue: { complete: true, texts: 'coming' } });
    expect(progressIn(said)).toBe(1);
    tell({ call: 2, kind: 'search', query: query() });
    await settle();
    expect(pageOf(said)?.catalogue.texts).toBe('there');
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
      { loadTextSearch: () => code.until.then(() => import('@/worker/textSearch')) },
    );
    const answers: unknown[] = [];
    const askAll = async () => {
      for (const text of ['A-14', '梅林', '日服']) {
        tell(ask(text));
        await settle();
        const page = pageOf(said);
        answers.push([text, page?.total, page?.catalogue.complete, page?.catalogue.texts]);
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
      loadTextSearch: () => code.until.then(() => import('@/worker/textSearch')),
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
    expect(pageOf(said)).toMatchObject({ total: 0, catalogue: { complete: false, texts: 'failed' } });
    expect(answersIn(said).at(-1)).toEqual({ call: 3, kind: 'codes', codes: [] });
    tell({ call: 4, kind: 'search', query: query() });
    await settle();
    expect(pageOf(said)).toMatchObject({ total: 12, catalogue: { complete: true, texts: 'failed' } });
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

    expect(pageOf(said)).toMatchObject({ total: 5, catalogue: { complete: false, texts: 'failed' } });
  });
});
