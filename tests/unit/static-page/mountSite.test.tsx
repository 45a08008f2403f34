import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Locale } from '@/domain/localized';
import { en } from '@/locales/en';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { STATIC_STATE } from '@/static-page/bootData';
import { mountSite } from '@/static-page/mountSite';

const page = document.documentElement;

function Site() {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <input aria-label="box" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        pressed {presses}
      </button>
    </main>
  );
}

/** The markup of `Site`, rendered at build time. */
const STATIC_SITE = '<main><input aria-label="box"/><button type="button">pressed <!-- -->0</button></main>';

/** Opens a page with a first script that has left a state, and a text typed before the code arrives. */
function openPage(state: string, locale: Locale = 'zh'): HTMLElement {
  localeStore.setMessages(locale, locale === 'zh' ? zh : en);
  page.setAttribute(STATIC_STATE, state);
  document.body.innerHTML = `<div id="root">${STATIC_SITE}</div>`;
  const field = screen.getByLabelText<HTMLInputElement>('box');
  field.value = '梅林';
  field.focus();
  return field;
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('mountSite', () => {
  it.each(['zh', 'en'] as const)(
    'hydrates a page in the language on screen and keeps what was typed: %s',
    async (locale) => {
      const field = openPage(locale, locale);

      await act(async () => mountSite(Site));
      fireEvent.click(screen.getByRole('button'));

      expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
      expect(screen.getByLabelText('box')).toBe(field);
      expect(field).toHaveValue('梅林');
      expect(field).toHaveFocus();
      expect(page).toHaveAttribute(STATIC_STATE, locale);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['of another URL', 'other', 'zh'],
    ['in another language', 'zh', 'en'],
    ['that was not parsed completely', 'parsing', 'zh'],
  ] as const)('replaces a page %s', async (_which, state, locale) => {
    const field = openPage(state, locale);

    await act(async () => mountSite(Site));

    expect(field).not.toBeInTheDocument();
    expect(screen.getAllByLabelText('box')).toHaveLength(1);
    expect(screen.getByLabelText('box')).toHaveValue('');
    expect(page).not.toHaveAttribute(STATIC_STATE);
  });

  it('fills an empty page', async () => {
    page.removeAttribute(STATIC_STATE);
    document.body.innerHTML = '<div id="root"></div>';

    await act(async () => mountSite(Site));

    expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
  });

  it('reports a page that differs from what the browser renders, and renders it anew', async () => {
    openPage('zh');

    await act(async () => mountSite(() => <p>another page</p>));

    await waitFor(() => expect(screen.getByText('another page')).toBeInTheDocument());
    expect(screen.queryByLabelText('box')).toBeNull();
    expect(logged).toHaveBeenCalledWith('the static page was replaced:', expect.any(Error));
  });

  it('throws on a page without a root', () => {
    document.body.innerHTML = '';

    expect(() => mountSite(Site)).toThrow('id root');
  });
});
