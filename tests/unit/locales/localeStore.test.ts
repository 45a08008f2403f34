/** @jest-environment node */
import type { Locale } from '@/domain/localized';
import { en } from '@/locales/en';
import { ja } from '@/locales/ja';
import { createLocaleStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';

const ALL = { zh, ja, en } as const;
const NO_DELAY = { attempts: 2, waitMs: () => 0 };
const chunkError = new Error('Loading chunk 7 failed.');

/** Loads all languages except the missing ones and records the requests. */
function loaderWithout(missing: readonly Locale[]) {
  const requests: Locale[] = [];
  const load = async (locale: Locale) => {
    requests.push(locale);
    if (missing.includes(locale)) throw chunkError;
    return ALL[locale];
  };
  return { requests, load };
}

describe('createLocaleStore', () => {
  it('shows the requested language once its messages have loaded', async () => {
    const store = createLocaleStore(loaderWithout([]).load, NO_DELAY);
    const loading = store.get();

    await store.show('ja');

    expect(store.get()).toEqual({
      status: 'ready',
      locale: 'ja',
      messages: ja,
      failedLocale: null,
      first: loading.first,
    });
    await expect(loading.first).resolves.toBe(ja);
  });

  it('falls back to another language if the requested one fails to load', async () => {
    const { requests, load } = loaderWithout(['en', 'zh']);
    const store = createLocaleStore(load, NO_DELAY);

    await store.show('en');

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'ja', messages: ja });
    expect(requests).toEqual(['en', 'en', 'zh', 'zh', 'ja']);
  });

  it('keeps a choice that is still loading when more messages are added', async () => {
    const { load } = loaderWithout([]);
    const store = createLocaleStore(load, NO_DELAY);
    await store.show('zh');

    await Promise.all([store.show('en'), store.refresh()]);

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'en', messages: en });
  });

  it('adds messages to the language on screen after another one has failed to load', async () => {
    const store = createLocaleStore(loaderWithout(['ja']).load, NO_DELAY);
    await store.show('zh');
    await store.show('ja');

    await store.refresh();

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'zh', messages: zh, failedLocale: null });
  });

  it('keeps the current language and reports the one that failed to load', async () => {
    const store = createLocaleStore(loaderWithout(['ja']).load, NO_DELAY);
    await store.show('zh');

    await store.show('ja');

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'zh', messages: zh, failedLocale: 'ja' });
  });

  it('shows the language requested last, in whatever order they load', async () => {
    const resolvers: Partial<Record<Locale, () => void>> = {};
    const store = createLocaleStore(
      (locale) =>
        new Promise((resolve) => {
          resolvers[locale] = () => resolve(ALL[locale]);
        }),
      NO_DELAY,
    );
    store.setMessages('zh', zh);
    const first = store.show('ja');
    const second = store.show('en');

    resolvers.en?.();
    await second;
    resolvers.ja?.();
    await first;

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'en', messages: en });
  });

  it('fails with the error of the requested language if none loads, and can be retried', async () => {
    const missing: Locale[] = ['zh', 'ja', 'en'];
    const store = createLocaleStore(loaderWithout(missing).load, NO_DELAY);
    const loading = store.get();
    await store.show('ja');
    const failed = store.get();
    missing.length = 0;

    store.retryFailed();
    const retried = store.get();

    expect(failed).toEqual({ status: 'failed', locale: 'ja', error: chunkError, first: loading.first });
    await expect(loading.first).rejects.toBe(chunkError);
    await expect(retried.first).resolves.toBe(ja);
  });
});
