import { Component, type ReactNode } from 'react';

type PartBoundaryProps = {
  /** A failed part is rendered again when this value changes. */
  readonly resetKey?: unknown;
  /** Renders what replaces a failed part. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
};

/** Replaces a part of a page that cannot be rendered, such as one card, so that everything around it stays usable. Mounts the part anew
 *  once before: its DOM may have been changed by a translation tool. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private hasRestarted = false;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    if (!this.hasRestarted) this.retry();
    this.hasRestarted = true;
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps): void {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });
}
