/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { loadable } from '@/resilience/loadable';

/** Renders as the build does, waiting for chunks. */
async function renderPage(where: 'everywhere' | 'browser') {
  const load = jest.fn(async () => ({ name }: { readonly name: string }) => <p>page of {name}</p>);
  const Page = loadable(load, ({ name }) => <p>loading {name}</p>, where);
  const { prelude } = await prerender(<Page name="FateGO" />);
  const html = (await new Response(prelude).text()).replaceAll('<!-- -->', '');
  return { html, load };
}

beforeEach(() => localeStore.setMessages('zh', zh));

describe('loadable, when a page is rendered at build time', () => {
  it('contains the loaded component', async () => {
    const { html, load } = await renderPage('everywhere');

    expect(html).toContain('<p>page of FateGO</p>');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('contains the fallback of a component for the browser and does not load it', async () => {
    const { html, load } = await renderPage('browser');

    expect(html).toBe('<p>loading FateGO</p>');
    expect(load).not.toHaveBeenCalled();
  });
});
