import { act, render, screen } from '@testing-library/react';
import { useServerLoader } from '@/overlay/useServerLoader';
import { createUmiApp } from '../umiApp';

const readSold = (raw: unknown) => (raw as { readonly sold: string }).sold;

function Page() {
  const sold = useServerLoader(readSold, 60_000);
  return <p>{sold === null ? 'waiting' : `sold: ${sold}`}</p>;
}

/** Answers by the route asked for, when told to. */
function serve() {
  const asked: string[] = [];
  const answers = new Map<string, (sold: string) => void>();
  const fetch = (url: string) => {
    const route = new URL(url, 'http://localhost').searchParams.get('route') ?? '';
    asked.push(url);
    return new Promise((resolve) => {
      answers.set(route, (sold) =>
        resolve({ ok: true, headers: new Headers(), text: async () => JSON.stringify({ sold }) }),
      );
    });
  };
  Object.assign(globalThis, { fetch });
  return { asked, answer: (route: string, sold: string) => act(async () => answers.get(route)?.(sold)) };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('useServerLoader', () => {
  it("asks with Umi's route id and the address of the page, and shows the answer", async () => {
    const server = serve();
    const { App } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    const before = screen.getByText('waiting');

    await server.answer('game/FateGO', 'FG-1');

    expect(before).toHaveTextContent('sold: FG-1');
    expect(server.asked).toEqual([
      `/__serverLoader?route=game%2FFateGO&url=${encodeURIComponent(window.location.href)}`,
    ]);
  });

  it('asks anew on another page, and drops a late answer to the page before', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page, 'sale/FateGO': Page }, '/game/FateGO');
    render(<App />);

    await act(async () => history.push('/sale/FateGO'));
    await server.answer('sale/FateGO', 'new');
    await server.answer('game/FateGO', 'old');

    expect(screen.getByText('sold: new')).toBeInTheDocument();
    expect(server.asked).toHaveLength(2);
  });

  it('does not pass off the answer to one address as that to another of the same route', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    await server.answer('game/FateGO', 'FG-1');

    await act(async () => history.push('/game/FateGO/'));

    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(server.asked).toHaveLength(2);
  });

  it('does not ask again because only the query of the page changed', async () => {
    const server = serve();
    const { App, history } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
    render(<App />);
    await server.answer('game/FateGO', 'FG-1');

    await act(async () => history.push('/game/FateGO?price=..500'));

    expect(server.asked).toHaveLength(1);
    expect(screen.getByText('sold: FG-1')).toBeInTheDocument();
  });
});
