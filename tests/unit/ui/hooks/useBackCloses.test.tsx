import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserHistory, useLocation } from '@umijs/max';
import { useState } from 'react';
import { recordUrl, trackHistory, useBackCloses } from '@/ui/hooks/drawerHistory';
import { createUmiApp } from '../../umiApp';

/** Number of renders of the page. */
let renders = 0;
const countRender = () => {
  renders += 1;
};

function FakeDrawer({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <button type="button" aria-pressed={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

function Shop() {
  useLocation();
  countRender();
  return (
    <>
      <FakeDrawer name="filters" />
      <FakeDrawer name="texts" />
    </>
  );
}

// Added first, because the hook stops some of these events.
let arrive = () => {};
window.addEventListener('popstate', () => arrive());
trackHistory();

function createHistory() {
  const history = createBrowserHistory();
  history.listen(recordUrl);
  return history;
}

/** Opens the shop after two other pages in the browser history. */
function openShop() {
  const history = createHistory();
  history.push('/first');
  history.push('/before');
  history.push('/shop');
  const { App } = createUmiApp({ shop: Shop, '*': () => null }, '', history);
  render(<App />);
  renders = 0;
  return history;
}

/** The URL and the open drawers. */
function shown(): string {
  const open = screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent);
  return [window.location.pathname + window.location.search, ...open].join(' ');
}

const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

async function go(delta: number, expected: string): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await act(async () => {
    window.history.go(delta);
    await arrived;
  });
  await waitFor(() => expect(shown()).toBe(expected));
}
const back = (expected: string) => go(-1, expected);
const forward = (expected: string) => go(1, expected);

/** Waits until the entry of a closed drawer has been left. */
const untilLeft = () => waitFor(() => expect(window.history.state.drawer).toBeUndefined());

describe('useBackCloses', () => {
  it('closes the drawer on Back and stays on the page', async () => {
    openShop();

    await tap('filters');
    await back('/shop');

    await back('/before');
  });

  it('undoes choices made in the drawer before closing it', async () => {
    const history = openShop();

    await tap('filters');
    await act(async () => history.push('/shop?want=merlin'));
    await act(async () => history.push('/shop?want=merlin,oberon'));

    await back('/shop?want=merlin filters');
    await back('/shop filters');
    await back('/shop');
    await back('/before');
  });

  it('closes the upper one of two drawers first', async () => {
    openShop();

    await tap('filters');
    await tap('texts');

    await back('/shop filters');
    await back('/shop');
    await back('/before');
  });

  it('leaves no entry of a drawer that was closed by its button', async () => {
    openShop();

    await tap('filters');
    await tap('filters');
    await untilLeft();

    await back('/before');
  });

  it('leaves no entries of two drawers that were closed one after the other', async () => {
    openShop();

    await tap('filters');
    await tap('texts');
    await tap('texts');
    await waitFor(() => expect(window.history.state.drawer).toBe(1));
    await tap('filters');
    await untilLeft();

    await back('/before');
  });

  it('skips the entry of a closed drawer on Back and Forward', async () => {
    const history = openShop();
    await tap('filters');
    await act(async () => history.push('/shop?want=merlin'));
    await tap('filters');

    await back('/shop');
    await untilLeft();
    await forward('/shop?want=merlin');
    await back('/shop');
    await untilLeft();
    await back('/before');
  });

  it('skips that entry when the choice led to another page', async () => {
    const history = openShop();
    await tap('filters');
    await act(async () => history.push('/other'));

    await back('/shop');
    await untilLeft();
    await back('/before');
  });

  it('leaves the page on Back after Forward has reached the entry of a closed drawer', async () => {
    openShop();
    await tap('filters');
    await back('/shop');

    await forward('/shop');
    expect(window.history.state.drawer).toBe(1);
    await back('/before');
  });

  it('does not change jumps over several entries', async () => {
    openShop();
    await tap('filters');
    await back('/shop');
    await forward('/shop');

    await go(-2, '/before');
    await go(1, '/shop');
  });

  it('closes a drawer that was opened before the previous one had left its entry', async () => {
    openShop();
    await tap('filters');

    await act(async () => {
      screen.getByRole('button', { name: 'filters' }).click();
    });
    await tap('texts');
    await waitFor(() => expect(window.history.state.drawer).toBe(1));

    await back('/shop');
    await back('/before');
  });

  it('does not re-render the page when a drawer opens or closes', async () => {
    openShop();
    const { key } = window.history.state;

    await tap('filters');
    expect([window.history.state.key, renders]).toEqual([key, 0]);
    await back('/shop');

    expect([window.history.state.key, renders]).toEqual([key, 0]);
  });
});
