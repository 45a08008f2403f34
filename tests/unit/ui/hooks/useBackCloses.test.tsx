import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserHistory, useLocation } from '@umijs/max';
import { useState } from 'react';
import { recordUrl, trackHistory, useBackCloses } from '@/ui/hooks/drawerHistory';
import { createUmiApp } from '../../umiApp';

/** How often the router has drawn the page. */
let drawings = 0;
const countDrawing = () => {
  drawings += 1;
};

function Sheet({ name }: { readonly name: string }) {
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
  countDrawing();
  return (
    <>
      <Sheet name="filters" />
      <Sheet name="texts" />
    </>
  );
}

// Before the hook, which keeps some of them from the router.
let arrive = () => {};
window.addEventListener('popstate', () => arrive());
trackHistory();

function createHistory() {
  const history = createBrowserHistory();
  history.listen(recordUrl);
  return history;
}

/** Opens the shop after two other pages, each an entry of the browser's own history. */
function openShop() {
  const history = createHistory();
  history.push('/first');
  history.push('/before');
  history.push('/shop');
  const { App } = createUmiApp({ shop: Shop, '*': () => null }, '', history);
  render(<App />);
  drawings = 0;
  return history;
}

/** The address and what is open there. */
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

/** Waits until a sheet that was closed has left its entry. */
const untilLeft = () => waitFor(() => expect(window.history.state.drawer).toBeUndefined());

describe('Back on a page with an open sheet', () => {
  it('closes the sheet and stays on the page', async () => {
    openShop();

    await tap('filters');
    await back('/shop');

    await back('/before');
  });

  it('takes back what was chosen in the sheet before it closes it', async () => {
    const history = openShop();

    await tap('filters');
    await act(async () => history.push('/shop?want=merlin'));
    await act(async () => history.push('/shop?want=merlin,oberon'));

    await back('/shop?want=merlin filters');
    await back('/shop filters');
    await back('/shop');
    await back('/before');
  });

  it('closes the upper one of two', async () => {
    openShop();

    await tap('filters');
    await tap('texts');

    await back('/shop filters');
    await back('/shop');
    await back('/before');
  });

  it('finds no entry of a sheet that was closed otherwise', async () => {
    openShop();

    await tap('filters');
    await tap('filters');
    await untilLeft();

    await back('/before');
  });

  it('finds none of two that were closed one after the other', async () => {
    openShop();

    await tap('filters');
    await tap('texts');
    await tap('texts');
    await waitFor(() => expect(window.history.state.drawer).toBe(1));
    await tap('filters');
    await untilLeft();

    await back('/before');
  });

  it('passes over the entry of a closed sheet that something was chosen in, both ways', async () => {
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

  it('passes over it too where the choice led to another page', async () => {
    const history = openShop();
    await tap('filters');
    await act(async () => history.push('/other'));

    await back('/shop');
    await untilLeft();
    await back('/before');
  });

  it('leaves the page at once when Forward has led to the entry of a closed sheet', async () => {
    openShop();
    await tap('filters');
    await back('/shop');

    await forward('/shop');
    expect(window.history.state.drawer).toBe(1);
    await back('/before');
  });

  it('leads no further than the buyer jumps', async () => {
    openShop();
    await tap('filters');
    await back('/shop');
    await forward('/shop');

    await go(-2, '/before');
    await go(1, '/shop');
  });

  it('closes a sheet that was opened before the last one had left its entry', async () => {
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

  it('is no news to the router while the address stays, nor is opening a sheet', async () => {
    openShop();
    const { key } = window.history.state;

    await tap('filters');
    expect([window.history.state.key, drawings]).toEqual([key, 0]);
    await back('/shop');

    expect([window.history.state.key, drawings]).toEqual([key, 0]);
  });
});
