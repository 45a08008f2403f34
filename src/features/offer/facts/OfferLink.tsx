import type { MouseEvent, ReactNode } from 'react';
import type { OfferCode } from '@/domain/offer';

export type OfferLinkProps = {
  readonly code: OfferCode;
  /** URL of the offer's detail, for another tab and the clipboard. */
  readonly address: string;
  /** Accessible name, if the content does not give it. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly onOpen: (code: OfferCode) => void;
  readonly children?: ReactNode;
};

/** A link to an offer's detail. Unlike the router's `Link`, it does not re-render with every change of the location: a page
 *  has dozens of them. */
export function OfferLink({ code, address, label, className, onOpen, children }: OfferLinkProps) {
  const follow = (event: MouseEvent) => {
    // Another tab, another window or a download is left to the browser.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(code);
  };
  return (
    <a className={className} href={address} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
