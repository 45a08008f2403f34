import { memo } from 'react';
import { OfferLink, type OfferLinkProps } from '@/features/offer/facts/OfferLink';
import styles from './OfferCard.module.css';

export type OfferCoverProps = Pick<OfferLinkProps, 'code' | 'address' | 'onOpen'> & { readonly label: string };

/** The link that lies over a whole card: what it leads to is the card below it, and its name says so. */
export const OfferCover = memo(function OfferCover(props: OfferCoverProps) {
  return <OfferLink {...props} className={styles.cover} />;
});
