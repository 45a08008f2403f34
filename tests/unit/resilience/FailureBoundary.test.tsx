import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { FailureBoundary } from '@/resilience/FailureBoundary';
import { scriptError } from '../platform/webpack/chunkErrors';

/** Throws the first error as long as one is left; React draws a failing component twice before it gives up. */
function Breaking({ errors }: { readonly errors: readonly Error[] }) {
  const [error] = errors;
  if (error !== undefined) throw error;
  return <p>all is well</p>;
}

function goOffline(offline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localeStore.setMessages('zh', zh);
  sessionStorage.setItem('vitrine.reloaded', 'dev');
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('FailureBoundary', () => {
  it('shows what broke and draws the page anew on "try again"', async () => {
    const errors = [new TypeError('offer.price is undefined')];
    const onRetry = jest.fn(() => errors.pop());
    render(
      <FailureBoundary onRetry={onRetry}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByRole('heading', { name: '这一页出了错' })).toBeInTheDocument();
    expect(screen.getByText('offer.price is undefined')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));

    expect(screen.getByText('all is well')).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('asks again for the messages too, for they may be what failed', async () => {
    const retryFailed = jest.spyOn(localeStore, 'retryFailed');
    const errors = [scriptError()];
    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));

    expect(retryFailed).toHaveBeenCalledTimes(1);
  });

  it('offers the ways on: again, reload, home', () => {
    const errors = [scriptError()];
    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['再试一次', '刷新页面']);
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/welcome');
    expect(screen.getByText(/你的条件和收藏都在/)).toBeInTheDocument();
  });

  it('speaks the language that was wanted even if no language came', () => {
    localeStore.setMessages('ja', zh);
    const errors = [scriptError()];

    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByRole('heading')).toHaveTextContent('このページを読み込めませんでした');
  });

  it('tells being offline from a chunk that is gone, and tries by itself when the network is back', async () => {
    goOffline(true);
    const errors = [scriptError()];
    render(
      <FailureBoundary onRetry={() => errors.pop()}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );
    const title = screen.getByRole('heading').textContent;

    await act(async () => goOffline(false));

    expect(title).toBe('现在没有网络');
    expect(screen.getByText('all is well')).toBeInTheDocument();
  });

  it('draws a page anew by itself, once, after a translator has moved its text nodes', () => {
    const errors = [new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')];

    render(
      <FailureBoundary onRetry={() => errors.pop()}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByText('all is well')).toBeInTheDocument();
  });

  it('shows the panel if that happens over and over', () => {
    const errors = [new DOMException('not a child of this node', 'NotFoundError')];

    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByRole('heading', { name: '这一页出了错' })).toBeInTheDocument();
  });

  it('tries again when the buyer goes back from a page that broke', async () => {
    const errors = [new TypeError('broken')];
    render(
      <FailureBoundary onRetry={() => errors.pop()}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));

    expect(screen.getByText('all is well')).toBeInTheDocument();
  });
});
