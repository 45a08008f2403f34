import { Component, Fragment, type ReactNode } from 'react';
import { localeStore } from '@/locales/localeStore';
import { isChunkFailure } from '@/platform/webpack/chunkFailure';
import { FailurePanel } from './FailurePanel';
import { recoverByReload } from './recovery';

type FailureBoundaryProps = {
  /** Called before the children render again, to prepare what failed. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

type FailureBoundaryState = {
  readonly failure: { readonly error: unknown } | null;
  readonly reloading: boolean;
  /** Number of restarts; part of the children's key, so that they mount anew. */
  readonly round: number;
};

/** Shows a panel instead of a blank page after an error. A missing chunk first gets one guarded reload; a page whose DOM was
 *  changed by a translation tool is mounted anew once. The query is in the URL, so restarting loses nothing. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: null, reloading: false, round: 0 };

  static getDerivedStateFromError(error: unknown): Partial<FailureBoundaryState> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkFailure(error)) {
      if (recoverByReload()) this.setState({ reloading: true });
    } else if (isForeignDomChange(error) && this.state.round === 0) {
      this.startOver();
    }
  }

  override render(): ReactNode {
    const { failure, reloading, round } = this.state;
    if (reloading) return null;
    if (failure === null) return <Fragment key={round}>{this.props.children}</Fragment>;
    return <FailurePanel error={failure.error} onRetry={this.startOver} />;
  }

  private readonly startOver = (): void => {
    localeStore.retryFailed();
    this.props.onRetry?.();
    this.setState(({ round }) => ({ failure: null, round: round + 1 }));
  };
}

/** Translation tools and extensions move text nodes; React's next `removeChild` or `insertBefore` then fails with this error. */
function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
