import { waitFor } from '@testing-library/react';
import { localeStore } from '@/locales/localeStore';
import { chooseLocale } from '@/ui/locale/chooseLocale';
import { localeChoice } from '@/ui/locale/localeChoice';
import { watchLocale } from '@/ui/locale/watchLocale';

const STORED = 'vitrine.locale';

/** Starts a visit at a URL, with Chinese stored as the chosen language. */
async function openAt(url: string): Promise<void> {
  window.history.replaceState({ key: 'k1', idx: 3 }, '', url);
  localeChoice.set('zh');
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  watchLocale();
  await waitFor(() => expect(localeStore.get().status).toBe('ready'));
}

const storedLocale = () => JSON.parse(localStorage.getItem(STORED) ?? '{}').value;

describe('watchLocale', () => {
  it('shows the language of the URL without storing it', async () => {
    await openAt('/game/FateGO?lang=ja');

    await waitFor(() => expect(localeStore.get().locale).toBe('ja'));
    expect(document.documentElement.lang).toBe('ja');
    expect(storedLocale()).toBe('zh');
  });

  it('keeps the language of the URL when the stored choice is read again', async () => {
    await openAt('/game/FateGO?lang=ja');
    await waitFor(() => expect(localeStore.get().locale).toBe('ja'));

    window.history.replaceState(null, '', '/welcome');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));

    expect(localeStore.get().locale).toBe('ja');
  });

  it('shows the stored choice if the URL asks for an unsupported language', async () => {
    await openAt('/game/FateGO?lang=fr');

    await waitFor(() => expect(localeStore.get().locale).toBe('zh'));
  });
});

describe('chooseLocale', () => {
  it('replaces the language of the URL, even by the one already stored, and keeps the rest of the history entry', async () => {
    await openAt('/game/FateGO?want=svt-150*2&lang=ja&price=..500#top');
    await waitFor(() => expect(localeStore.get().locale).toBe('ja'));

    chooseLocale('zh');

    await waitFor(() => expect(localeStore.get().locale).toBe('zh'));
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/game/FateGO?want=svt-150*2&price=..500#top');
    expect(window.history.state).toEqual({ key: 'k1', idx: 3 });
  });

  it('stores the choice', async () => {
    await openAt('/welcome?lang=ja');

    chooseLocale('en');

    expect(storedLocale()).toBe('en');
  });
});
