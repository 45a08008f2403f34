import { act, render, screen } from '@testing-library/react';
import { useServerLoader } from '@/overlay/useServerLoader';
import { createUmiApp } from '../umiApp';

const readSold = (raw: unknown) => (raw as { readonly sold: string }).sold;

function Page() {
  const sold = useServerLoader(readSold, 60_000);
  return <p>{sold === null ? 'waiting' : `sold: ${sold}`}</p>;
}

/** Installs a server whose responses the test sends by route. */
function serve() {
  const requestedUrls: string[] = [];
  const results = new Map<string, (sold: string) => void>();
  const fetch = (url: string) => {
    const route = new URL(url, 'http://localhost').searchParams.get('route') ?? '';
    requestedUrls.push(url);
    return new Promise((resolve) => {
      results.set(route, (sold) =>
        resolve({ ok: true, headers: new Headers(), text: async () => JSON.stringify({ sold }) }),
      );
    });
  };
  Object.assign(globalThis, { fetch });
  return { requestedUrls, respond: (route: string, sold: string) => act(async () => results.get(route)?.(sold)) };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('useServerLoader', () => {
  it("requests with Umi's route id and the address of the page, and returns the response", async () => {
    const server = serve();
    const { App } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    const before = screen.getByText('waiting');

    await server.respond('game/FateGO', 'FG-1');

    expect(before).toHaveTextContent('sold: FG-1');
    expect(server.requestedUrls).toEqual([
      `/__serverLoader?route=game%2FFateGO&url=${encodeURIComponent(window.location.href)}`,
    ]);
  });

  it('requests again on another page, and ignores a late response to the previous page', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page, 'sale/FateGO': Page }, '/game/FateGO');
    render(<App />);

    await act(async () => history.push('/sale/FateGO'));
    await server.respond('sale/FateGO', 'new');
    await server.respond('game/FateGO', 'old');

    expect(screen.getByText('sold: new')).toBeInTheDocument();
    expect(server.requestedUrls).toHaveLength(2);
  });

  it('does not return the response to another address of the same route', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    await server.respond('game/FateGO', 'FG-1');

    await act(async () => history.push('/game/FateGO/'));

    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(server.requestedUrls).toHaveLength(2);
  });

  it('does not request again when only the query of the page changes', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    await server.respond('game/FateGO', 'FG-1');

    await act(async () => history.push('/game/FateGO?price=..500'));

    expect(server.requestedUrls).toHaveLength(1);
    expect(screen.getByText('sold: FG-1')).toBeInTheDocument();
  });
});
