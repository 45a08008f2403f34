import type { MouseEvent, ReactNode } from 'react';
import type { OfferCode } from '@/domain/offer';

export type OfferLinkProps = {
  readonly code: OfferCode;
  /** The address that opens the offer's detail, for another tab and for the clipboard. */
  readonly address: string;
  /** Its name, where what it shows does not say it. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly onOpen: (code: OfferCode) => void;
  readonly children?: ReactNode;
};

/** A link to an offer's detail. The router's own link is drawn again with every change of the address, and a page has
 *  dozens of them. */
export function OfferLink({ code, address, label, className, onOpen, children }: OfferLinkProps) {
  const follow = (event: MouseEvent) => {
    // Another tab, another window, a download: the browser's to do.
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
