import { memo } from 'react';
import type { Hit } from '@/domain/searchPage';
import type { Lexicon } from '@/shop/lexicon';
import { IconButton } from '@/ui/IconButton';
import { LineIcon } from '@/ui/LineIcon';
import { useMessages } from '@/ui/useMessages';
import { toggleFavourite } from './changeFavourites';
import styles from './FavouriteButton.module.css';
import { useIsFavourite } from './useIsFavourite';

export type FavouriteButtonProps = { readonly hit: Hit; readonly lexicon: Lexicon; readonly tabbable?: boolean };

/** Keeps an offer, or not any more. The key `f` finds it by `data-keeps`. */
export const FavouriteButton = memo(function FavouriteButton({ hit, lexicon, tabbable = true }: FavouriteButtonProps) {
  const { shop } = useMessages();
  const { code } = hit.offer;
  return (
    <span className={styles.heart} data-keeps={code}>
      <IconButton
        label={shop.keepOffer(code)}
        icon={<LineIcon name="heart" />}
        tabbable={tabbable}
        pressed={useIsFavourite(lexicon.spec.game.id, code)}
        onClick={() => toggleFavourite(hit, lexicon)}
      />
    </span>
  );
});
