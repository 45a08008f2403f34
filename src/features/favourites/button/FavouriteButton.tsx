import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { memo, useState, useSyncExternalStore } from 'react';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import { loadable } from '@/resilience/loadable';
import { favourites } from '@/storage/favourites';
import { IconButton } from '@/ui/components/controls/IconButton';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FavouriteButton.module.css';
import { isFavourite } from './favouritesOfGame';
import { type FavouriteProblem, toggleFavourite } from './toggleFavourite';

export type FavouriteButtonProps = { readonly hit: Hit; readonly gameItems: GameItems; readonly tabbable?: boolean };

const LazyProblem = loadable(
  () => import('./FavouriteProblemPopover').then((module) => module.FavouriteProblemPopover),
  RenderNothing,
);

/** Toggles whether an offer is a favourite. If the change could not be stored, explains why beside the button. The shortcut `f` finds the
 *  button by `data-favourite`. */
export const FavouriteButton = memo(function FavouriteButton({
  hit,
  gameItems,
  tabbable = true,
}: FavouriteButtonProps) {
  const { shop } = useMessages();
  const [problem, setProblem] = useState<FavouriteProblem | null>(null);
  const game = gameItems.spec.game.id;
  const { code } = hit.offer;
  // A boolean snapshot, so that a change of the favourites re-renders only the button of the affected offer.
  const isPressed = useSyncExternalStore(
    favourites.subscribe,
    () => isFavourite(favourites.get(), game, code),
    () => false,
  );
  return (
    <span className={styles.heart} data-favourite={code}>
      <IconButton
        label={shop.favouriteOffer(code)}
        icon={isPressed ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
        tabbable={tabbable}
        pressed={isPressed}
        onClick={() => setProblem(toggleFavourite(hit, gameItems))}
      />
      {problem !== null && <LazyProblem problem={problem} code={code} onClose={() => setProblem(null)} />}
    </span>
  );
});
