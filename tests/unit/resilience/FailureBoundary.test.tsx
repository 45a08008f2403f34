import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { FailureBoundary } from '@/resilience/FailureBoundary';
import { scriptError } from '../platform/webpack/chunkErrors';

/** Throws the first remaining error. */
function Breaking({ errors }: { readonly errors: readonly Error[] }) {
  const [error] = errors;
  if (error !== undefined) throw error;
  return <p>page content</p>;
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
  it('shows the error and renders the page again on "try again"', async () => {
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

    expect(screen.getByText('page content')).toBeInTheDocument();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('also requests the messages again on "try again", since they may have failed', async () => {
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

  it('offers to retry, to reload and to go to the welcome page', () => {
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

  it('uses the selected language even if its messages could not be loaded', () => {
    localeStore.setMessages('ja', zh);
    const errors = [scriptError()];

    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByRole('heading')).toHaveTextContent('このページを読み込めませんでした');
  });

  it('reports an offline browser, and retries when it is online again', async () => {
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
    expect(screen.getByText('page content')).toBeInTheDocument();
  });

  it('renders the page again after a translator has moved its text nodes', () => {
    const errors = [new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')];

    render(
      <FailureBoundary onRetry={() => errors.pop()}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByText('page content')).toBeInTheDocument();
  });

  it('shows the panel if that error is repeated', () => {
    const errors = [new DOMException('not a child of this node', 'NotFoundError')];

    render(
      <FailureBoundary>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    expect(screen.getByRole('heading', { name: '这一页出了错' })).toBeInTheDocument();
  });

  it('retries when the buyer goes back from a broken page', async () => {
    const errors = [new TypeError('broken')];
    render(
      <FailureBoundary onRetry={() => errors.pop()}>
        <Breaking errors={errors} />
      </FailureBoundary>,
    );

    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));

    expect(screen.getByText('page content')).toBeInTheDocument();
  });
});
