import { memo } from 'react';
import { OfferLink, type OfferLinkProps } from '@/features/offer/facts/OfferLink';
import styles from './OfferCard.module.css';

export type OfferCoverProps = Pick<OfferLinkProps, 'code' | 'href' | 'onOpen'> & { readonly label: string };

/** A link that covers a whole card and opens its offer. */
export const OfferCover = memo(function OfferCover(props: OfferCoverProps) {
  return <OfferLink {...props} className={styles.cover} />;
});
