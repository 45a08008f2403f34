import { createStore, type Store } from '@/base/createStore';
import { type RetryPolicy, retry } from '@/base/retry';
import { LOCALES, type Locale } from '@/domain/localized';
import { markFulfilled } from '@/platform/react/fulfilledPromise';
import { loadMessages } from './loadMessages';
import type { Messages } from './messages';

/** The language on screen. `locale` is the requested one until messages have loaded, then the one shown; `missed` is a
 *  language chosen since that failed to load. `first` resolves to the first messages that load, in whichever language:
 *  components rendered before that suspend on it; null if messages were there from the start. */
export type ShownLocale = { readonly locale: Locale } & (
  | { readonly status: 'loading'; readonly first: Promise<Messages> }
  | {
      readonly status: 'ready';
      readonly messages: Messages;
      readonly missed: Locale | null;
      readonly first: Promise<Messages> | null;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly first: Promise<Messages> }
);

export type LocaleStore = Pick<Store<ShownLocale>, 'get' | 'subscribe'> & {
  /** Loads and shows a language. The current one stays on screen until all new messages have loaded, so that languages never
   *  mix, and stays if they fail to load. While none is shown yet, the other languages are tried in turn. */
  readonly show: (locale: Locale) => Promise<void>;
  /** Shows messages that are already loaded. */
  readonly put: (locale: Locale, messages: Messages) => void;
  /** Retries after every language has failed; does nothing otherwise. */
  readonly revive: () => void;
};

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Creates the store of the shown language; it stays in `loading` until the first `show` or `put`.
 *  @param load  loads the messages of one language; retried according to `policy` */
export function createLocaleStore(load: (locale: Locale) => Promise<Messages>, policy = THREE_TRIES): LocaleStore {
  let first = deferMessages();
  const store = createStore<ShownLocale>({ status: 'loading', locale: 'zh', first: first.promise });
  let latest = 0;

  const setReady = (locale: Locale, messages: Messages, awaited: Promise<Messages> | null) => {
    latest++;
    first.resolve(messages);
    store.set({ status: 'ready', locale, messages, missed: null, first: awaited });
  };
  const put = (locale: Locale, messages: Messages) => setReady(locale, messages, null);
  const show = async (locale: Locale) => {
    const before = store.get();
    if (before.status === 'failed') first = deferMessages();
    if (before.status !== 'ready') store.set({ status: 'loading', locale, first: first.promise });
    const call = ++latest;
    try {
      const loaded = await loadFirstOf(before.status === 'ready' ? [locale] : inTurn(locale), load, policy);
      if (call === latest) setReady(loaded.locale, loaded.messages, first.promise);
    } catch (error) {
      if (call !== latest) return;
      if (before.status === 'ready') {
        store.set({ ...before, missed: locale });
      } else {
        first.reject(error);
        store.set({ status: 'failed', locale, error, first: first.promise });
      }
    }
  };
  const revive = () => {
    const now = store.get();
    if (now.status === 'failed') void show(now.locale);
  };
  return { get: store.get, subscribe: store.subscribe, show, put, revive };
}

/** The language of this page. */
export const localeStore: LocaleStore = createLocaleStore(loadMessages);

function inTurn(wanted: Locale): readonly Locale[] {
  return [wanted, ...LOCALES.filter((other) => other !== wanted)];
}

async function loadFirstOf(
  locales: readonly Locale[],
  load: (locale: Locale) => Promise<Messages>,
  policy: RetryPolicy,
): Promise<{ readonly locale: Locale; readonly messages: Messages }> {
  const errors: unknown[] = [];
  for (const locale of locales) {
    try {
      return { locale, messages: await retry(() => load(locale), policy) };
    } catch (error) {
      // Another language's chunk may be cached; if all fail, the error of the requested language is the one reported.
      errors.push(error);
    }
  }
  throw errors[0];
}

function deferMessages() {
  let resolve: (messages: Messages) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Messages>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // Avoids an unhandled rejection while nothing awaits it; the store's `failed` state carries the error.
  promise.catch(() => undefined);
  return {
    promise,
    resolve: (messages: Messages) => {
      markFulfilled(promise, messages);
      resolve(messages);
    },
    reject,
  };
}
