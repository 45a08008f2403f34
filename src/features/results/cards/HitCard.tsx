import { memo } from 'react';
import { CompareButton } from '@/features/compare/CompareButton';
import { FavouriteButton } from '@/features/favourites/button/FavouriteButton';
import { OfferCard, type OfferCardProps } from '@/features/offer/card/OfferCard';

/** A card of the results with the favourite and compare buttons. */
export const HitCard = memo(function HitCard(props: Omit<OfferCardProps, 'actions'>) {
  const { hit, gameItems } = props;
  return (
    <OfferCard
      {...props}
      actions={
        <>
          <FavouriteButton hit={hit} gameItems={gameItems} />
          <CompareButton game={gameItems.spec.game.id} code={hit.offer.code} />
        </>
      }
    />
  );
});
