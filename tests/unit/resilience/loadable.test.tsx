import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { loadable } from '@/resilience/loadable';
import { scriptError } from '../platform/webpack/chunkErrors';

type PageProps = { readonly name: string };
const Page = ({ name }: PageProps) => <p>page of {name}</p>;

/** Creates a loader that fails a number of times, and counts its calls. */
function failing(failures: number, error: Error = scriptError()) {
  const calls = { requests: 0 };
  const load = async (): Promise<ComponentType<PageProps>> => {
    calls.requests++;
    if (calls.requests <= failures) throw error;
    return Page;
  };
  return { calls, load };
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localeStore.setMessages('zh', zh);
  // Marks the reload of this build as used, since jsdom cannot reload.
  sessionStorage.setItem('vitrine.reloaded', 'dev');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('loadable', () => {
  it('renders the page when its chunk loads at the third attempt', async () => {
    const { calls, load } = failing(2);
    const Loadable = loadable(load);

    render(<Loadable name="FateGO" />);
    await pass(2500);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(calls.requests).toBe(3);
  });

  it('shows the message of webpack after three failed attempts, and the page after "try again"', async () => {
    const { calls, load } = failing(3);
    const Loadable = loadable(load);
    render(<Loadable name="FateGO" />);
    await pass(2500);

    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('这一页没能载入');
    expect(screen.getByText('Loading chunk 524 failed.')).not.toBeVisible();
    act(() => screen.getByText('技术信息').click());
    expect(screen.getByText('Loading chunk 524 failed.')).toBeVisible();
    await act(async () => screen.getByRole('button', { name: '再试一次' }).click());
    await pass(0);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(calls.requests).toBe(4);
  });

  it('makes three attempts at each retry', async () => {
    const { calls, load } = failing(Number.POSITIVE_INFINITY);
    const Loadable = loadable(load);
    render(<Loadable name="FateGO" />);
    await pass(2500);

    await act(async () => screen.getByRole('button', { name: '再试一次' }).click());
    await pass(2500);

    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(calls.requests).toBe(6);
  });

  it('loads the chunk again when the page is opened again after a failure', async () => {
    const { calls, load } = failing(3);
    const Loadable = loadable(load);
    const first = render(<Loadable name="FateGO" />);
    await pass(2500);
    first.unmount();

    render(<Loadable name="FateGO" />);
    await pass(0);

    expect(screen.getByText('page of FateGO')).toBeInTheDocument();
    expect(calls.requests).toBe(4);
  });

  it('loads the chunk once for any number of openings', async () => {
    const { calls, load } = failing(0);
    const Loadable = loadable(load);
    const first = render(<Loadable name="FateGO" />);
    await pass(0);
    first.unmount();

    render(<Loadable name="BlueArchive" />);
    await pass(0);

    expect(screen.getByText('page of BlueArchive')).toBeInTheDocument();
    expect(calls.requests).toBe(1);
  });
});
