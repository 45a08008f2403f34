import { type MouseEvent, memo } from 'react';
import type { OfferCode } from '@/domain/offer';
import styles from './OfferCard.module.css';

export type OfferCoverProps = {
  readonly code: OfferCode;
  /** The address that opens the offer's detail, for another tab and for the clipboard. */
  readonly address: string;
  readonly label: string;
  readonly onOpen: (code: OfferCode) => void;
};

/** The link that lies over a whole card. The router's own link is drawn again with every change of the address, and a page
 *  has dozens of cards. */
export const OfferCover = memo(function OfferCover({ code, address, label, onOpen }: OfferCoverProps) {
  const follow = (event: MouseEvent) => {
    // Another tab, another window, a download: the browser's to do.
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(code);
  };
  // biome-ignore lint/a11y/useAnchorContent: what it leads to is the card below it, and its name says so
  return <a className={styles.cover} href={address} aria-label={label} onClick={follow} />;
});
