import { memo } from 'react';
import styles from './OfferCard.module.css';
import { OfferLink, type OfferLinkProps } from './OfferLink';

export type OfferCoverProps = Pick<OfferLinkProps, 'code' | 'address' | 'onOpen'> & { readonly label: string };

/** The link that lies over a whole card: what it leads to is the card below it, and its name says so. */
export const OfferCover = memo(function OfferCover(props: OfferCoverProps) {
  return <OfferLink {...props} className={styles.cover} />;
});
