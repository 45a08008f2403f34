import { createStore, type Store } from '@/base/createStore';
import { type RetryPolicy, retry, THREE_ATTEMPTS } from '@/base/retry';
import { LOCALES, type Locale } from '@/domain/localized';
import { markFulfilled } from '@/platform/react/fulfilledPromise';
import { loadMessages, loadShopMessages } from './loadMessages';
import type { Messages } from './messages';

/** The language on screen. `locale` is the requested one until messages have loaded, then the one shown. `failedLocale` is a
 *  language that was chosen later and failed to load. `first` resolves to the first messages that load, in any language, and
 *  suspends components until then; null if messages were available from the start. */
export type ShownLocale = { readonly locale: Locale } & (
  | { readonly status: 'loading'; readonly first: Promise<Messages> }
  | {
      readonly status: 'ready';
      readonly messages: Messages;
      readonly failedLocale: Locale | null;
      readonly first: Promise<Messages> | null;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly first: Promise<Messages> }
);

export type LocaleStore = Pick<Store<ShownLocale>, 'get' | 'subscribe'> & {
  /** Loads and shows a language. The current one stays on screen until the new messages have loaded, and also if they fail to
   *  load. If no language is on screen yet, the others serve as fallbacks. */
  readonly show: (locale: Locale) => Promise<void>;
  /** Loads the language again that was requested last, because it has more messages now. */
  readonly refresh: () => Promise<void>;
  /** Shows messages that are already loaded. */
  readonly setMessages: (locale: Locale, messages: Messages) => void;
  /** Loads again if every language has failed; does nothing otherwise. */
  readonly retryFailed: () => void;
};

/** Creates the store of the shown language; its status is `loading` until the first `show` or `setMessages`.
 *  @param load  loads the messages of one language; retried according to `policy` */
export function createLocaleStore(load: (locale: Locale) => Promise<Messages>, policy = THREE_ATTEMPTS): LocaleStore {
  let first = deferMessages();
  const store = createStore<ShownLocale>({ status: 'loading', locale: 'zh', first: first.promise });
  let latestCall = 0;
  /** May still be loading. */
  let requested: Locale | null = null;

  const setReady = (locale: Locale, messages: Messages, awaited: Promise<Messages> | null) => {
    latestCall++;
    requested = locale;
    first.resolve(messages);
    store.set({ status: 'ready', locale, messages, failedLocale: null, first: awaited });
  };
  const setMessages = (locale: Locale, messages: Messages) => setReady(locale, messages, null);
  const show = async (locale: Locale) => {
    const before = store.get();
    if (before.status === 'failed') first = deferMessages();
    if (before.status !== 'ready') store.set({ status: 'loading', locale, first: first.promise });
    const call = ++latestCall;
    requested = locale;
    try {
      const loaded = await loadFirstOf(before.status === 'ready' ? [locale] : withFallbacks(locale), load, policy);
      if (call === latestCall) setReady(loaded.locale, loaded.messages, first.promise);
    } catch (error) {
      if (call !== latestCall) return;
      if (before.status === 'ready') {
        requested = before.locale;
        store.set({ ...before, failedLocale: locale });
      } else {
        first.reject(error);
        store.set({ status: 'failed', locale, error, first: first.promise });
      }
    }
  };
  const refresh = () => show(requested ?? store.get().locale);
  const retryFailed = () => {
    const now = store.get();
    if (now.status === 'failed') void show(now.locale);
  };
  return { get: store.get, subscribe: store.subscribe, show, refresh, setMessages, retryFailed };
}

/** The language of this page. */
export const localeStore: LocaleStore = createLocaleStore(loadMessages);

let shopMessages: Promise<void> | null = null;

/** Adds the messages about offers to the language on screen. To be awaited before a screen with offers is rendered.
 *  @throws  the bundler's ChunkLoadError; the next call tries again */
export function needShopMessages(): Promise<void> {
  shopMessages ??= addShopMessages().catch((error: unknown) => {
    shopMessages = null;
    throw error;
  });
  return shopMessages;
}

async function addShopMessages(): Promise<void> {
  const { locale } = localeStore.get();
  await loadShopMessages(locale);
  await localeStore.refresh();
}

function withFallbacks(requested: Locale): readonly Locale[] {
  return [requested, ...LOCALES.filter((other) => other !== requested)];
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
      // Another language's chunk may be cached. If all fail, the error of the requested language is reported.
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
