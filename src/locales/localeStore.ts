import { createStore, type Store } from '@/base/createStore';
import { type RetryPolicy, retry } from '@/base/retry';
import { LOCALES, type Locale } from '@/domain/localized';
import { loadMessages } from './loadMessages';
import type { Messages } from './messages';

/** Which language is on screen. `locale` is the wanted one until messages are there, then the shown one;
 *  `missed` is a language that was chosen since and did not come. `first` brings the first messages that come, in
 *  whichever language: what draws before them waits for it. */
export type ShownLocale = { readonly locale: Locale; readonly first: Promise<Messages> } & (
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly messages: Messages; readonly missed: Locale | null }
  | { readonly status: 'failed'; readonly error: unknown }
);

export type LocaleStore = Pick<Store<ShownLocale>, 'get' | 'subscribe'> & {
  /** Loads and shows a language. What is on screen stays there until the new messages have come, so that languages
   *  never mix; if they do not come, it stays for good. With nothing on screen yet, any language that loads is shown. */
  readonly show: (locale: Locale) => Promise<void>;
  /** Shows messages that are at hand. */
  readonly put: (locale: Locale, messages: Messages) => void;
  /** Loads once more after no language at all had come; does nothing otherwise. */
  readonly revive: () => void;
};

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Creates the store of the shown language; it waits until the first `show` or `put`.
 *  @param load  loads the messages of one language; tried as often as `policy` says */
export function createLocaleStore(load: (locale: Locale) => Promise<Messages>, policy = THREE_TRIES): LocaleStore {
  let first = deferMessages();
  const store = createStore<ShownLocale>({ status: 'loading', locale: 'zh', first: first.promise });
  let latest = 0;

  const put = (locale: Locale, messages: Messages) => {
    latest++;
    first.resolve(messages);
    store.set({ status: 'ready', locale, messages, missed: null, first: first.promise });
  };
  const show = async (locale: Locale) => {
    const before = store.get();
    if (before.status === 'failed') first = deferMessages();
    if (before.status !== 'ready') store.set({ status: 'loading', locale, first: first.promise });
    const call = ++latest;
    try {
      const loaded = await loadFirstOf(before.status === 'ready' ? [locale] : inTurn(locale), load, policy);
      if (call === latest) put(loaded.locale, loaded.messages);
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
      // The next language may lie in a chunk that is there; of several failures the wanted language's is the one to tell.
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
  // Nobody may be waiting when it fails; the store's `failed` says it all the same.
  promise.catch(() => undefined);
  return {
    promise,
    // `status` and `value` are where React's `use` looks before it waits a turn for a promise that is settled.
    resolve: (messages: Messages) => {
      Object.assign(promise, { status: 'fulfilled', value: messages });
      resolve(messages);
    },
    reject,
  };
}
