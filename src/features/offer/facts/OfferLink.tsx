import type { MouseEvent, ReactNode } from 'react';
import type { OfferCode } from '@/domain/offer';

export type OfferLinkProps = {
  readonly code: OfferCode;
  /** URL of the offer's detail, for another tab and the clipboard. */
  readonly href: string;
  /** Accessible name, if it differs from the content. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly onOpen: (code: OfferCode) => void;
  readonly children?: ReactNode;
};

/** A link to an offer's detail. Unlike the router's `Link`, it does not re-render whenever the location changes, since a page has
 *  dozens of them. */
export function OfferLink({ code, href, label, className, onOpen, children }: OfferLinkProps) {
  const follow = (event: MouseEvent) => {
    // The browser opens these in another tab or window, or downloads them.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(code);
  };
  return (
    <a className={className} href={href} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
