import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { loadable } from '@/resilience/loadable';
import { scriptError } from '../platform/webpack/chunkErrors';

type PageProps = { readonly name: string };
const Page = ({ name }: PageProps) => <p>page of {name}</p>;

/** Loads the page after so many failures; counts how often it was asked. */
function failing(failures: number, error: Error = scriptError()) {
  const seen = { asked: 0 };
  const load = async (): Promise<ComponentType<PageProps>> => {
    seen.asked++;
    if (seen.asked <= failures) throw error;
    return Page;
  };
  return { seen, load };
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localeStore.setMessages('zh', zh);
  // The one reload of this build has been used up: jsdom cannot reload.
  sessionStorage.setItem('vitrine.reloaded', 'dev');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('loadable', () => {
  it('shows the page by itself when its chunk comes at the third try', async () => {
    const { seen, load } = failing(2);
    const Loadable = loadable(load);

    render(<Loadable name="FateGO" />);
    await pass(2500);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(seen.asked).toBe(3);
  });

  it('shows the panel with the bundler\'s own line when three tries fail, and the page after "try again"', async () => {
    const { seen, load } = failing(3);
    const Loadable = loadable(load);
    render(<Loadable name="FateGO" />);
    await pass(2500);

    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('这一页没能载入');
    expect(panel).toHaveTextContent('Loading chunk 524 failed.');
    await act(async () => screen.getByRole('button', { name: '再试一次' }).click());
    await pass(0);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(seen.asked).toBe(4);
  });

  it('asks again, three times, each time it fails again', async () => {
    const { seen, load } = failing(Number.POSITIVE_INFINITY);
    const Loadable = loadable(load);
    render(<Loadable name="FateGO" />);
    await pass(2500);

    await act(async () => screen.getByRole('button', { name: '再试一次' }).click());
    await pass(2500);

    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(seen.asked).toBe(6);
  });

  it('asks anew for a page that is opened again after it had failed', async () => {
    const { seen, load } = failing(3);
    const Loadable = loadable(load);
    const first = render(<Loadable name="FateGO" />);
    await pass(2500);
    first.unmount();

    render(<Loadable name="FateGO" />);
    await pass(0);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(seen.asked).toBe(4);
  });

  it('loads a chunk once, however often the page is opened', async () => {
    const { seen, load } = failing(0);
    const Loadable = loadable(load);
    const first = render(<Loadable name="FateGO" />);
    await pass(0);
    first.unmount();

    render(<Loadable name="BlueArchive" />);
    await pass(0);

    expect(screen.getByText('page of BlueArchive')).toBeInTheDocument();
    expect(seen.asked).toBe(1);
  });
});
