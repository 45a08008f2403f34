import { Component, Fragment, type ReactNode } from 'react';
import { localeStore } from '@/locales/localeStore';
import { isChunkFailure } from '@/platform/webpack/chunkFailure';
import { FailurePanel } from './FailurePanel';
import { recoverByReload } from './recovery';

type FailureBoundaryProps = {
  /** Called before the children are drawn again: the place to prepare what failed. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};

type FailureBoundaryState = {
  readonly failure: { readonly error: unknown } | null;
  readonly reloading: boolean;
  /** How often the children were started over; part of their key, so that each time they are new. */
  readonly round: number;
};

/** What stands between an error and a blank page. A missing chunk gets the one guarded reload, then the panel; a page
 *  whose text a translator has rearranged under React is drawn anew once by itself; everything else gets the panel.
 *  What the buyer asked is in the address, so starting over loses nothing. */
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
    localeStore.revive();
    this.props.onRetry?.();
    this.setState(({ round }) => ({ failure: null, round: round + 1 }));
  };
}

/** Page translators and extensions move text nodes; React's next removeChild or insertBefore then fails so. */
function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
