/** @jest-environment node */
import type { Locale } from '@/domain/localized';
import { en } from '@/locales/en';
import { ja } from '@/locales/ja';
import { createLocaleStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';

const ALL = { zh, ja, en } as const;
const AT_ONCE = { attempts: 2, waitMs: () => 0 };
const gone = new Error('Loading chunk 7 failed.');

/** Loads every language but the ones listed, and writes down what was asked. */
function loaderWithout(missing: readonly Locale[]) {
  const asked: Locale[] = [];
  const load = async (locale: Locale) => {
    asked.push(locale);
    if (missing.includes(locale)) throw gone;
    return ALL[locale];
  };
  return { asked, load };
}

describe('the language on screen', () => {
  it('is the wanted one once its messages have come, and those who waited get them', async () => {
    const store = createLocaleStore(loaderWithout([]).load, AT_ONCE);
    const waiting = store.get();

    await store.show('ja');

    expect(store.get()).toEqual({ status: 'ready', locale: 'ja', messages: ja, missed: null, first: waiting.first });
    await expect(waiting.first).resolves.toBe(ja);
  });

  it('is another one where the wanted one does not come', async () => {
    const { asked, load } = loaderWithout(['en', 'zh']);
    const store = createLocaleStore(load, AT_ONCE);

    await store.show('en');

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'ja', messages: ja });
    expect(asked).toEqual(['en', 'en', 'zh', 'zh', 'ja']);
  });

  it('stays as it is when the one chosen next does not come, and says which was missed', async () => {
    const store = createLocaleStore(loaderWithout(['ja']).load, AT_ONCE);
    await store.show('zh');

    await store.show('ja');

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'zh', messages: zh, missed: 'ja' });
  });

  it('is the one chosen last, whichever comes last', async () => {
    const come: Partial<Record<Locale, () => void>> = {};
    const store = createLocaleStore(
      (locale) =>
        new Promise((resolve) => {
          come[locale] = () => resolve(ALL[locale]);
        }),
      AT_ONCE,
    );
    store.setMessages('zh', zh);
    const first = store.show('ja');
    const second = store.show('en');

    come.en?.();
    await second;
    come.ja?.();
    await first;

    expect(store.get()).toMatchObject({ status: 'ready', locale: 'en', messages: en });
  });

  it("fails with the wanted language's error if none comes, and comes back when revived", async () => {
    const missing: Locale[] = ['zh', 'ja', 'en'];
    const store = createLocaleStore(loaderWithout(missing).load, AT_ONCE);
    const waiting = store.get();
    await store.show('ja');
    const failed = store.get();
    missing.length = 0;

    store.retryFailed();
    const again = store.get();

    expect(failed).toEqual({ status: 'failed', locale: 'ja', error: gone, first: waiting.first });
    await expect(waiting.first).rejects.toBe(gone);
    await expect(again.first).resolves.toBe(ja);
  });
});
