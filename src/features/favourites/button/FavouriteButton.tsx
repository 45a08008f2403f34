import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { memo, useState } from 'react';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import { loadable } from '@/resilience/loadable';
import { IconButton } from '@/ui/components/controls/IconButton';
import { Nothing } from '@/ui/components/feedback/Nothing';
import { useMessages } from '@/ui/hooks/useMessages';
import { type FavouriteProblem, toggleFavourite } from './changeFavourites';
import styles from './FavouriteButton.module.css';
import { useIsFavourite } from './useIsFavourite';

export type FavouriteButtonProps = { readonly hit: Hit; readonly lexicon: GameItems; readonly tabbable?: boolean };

const LazyProblem = loadable(() => import('./FavouriteProblemPopover').then((m) => m.FavouriteProblemPopover), Nothing);

/** Keeps an offer, or not any more, and says beside it if that does not last. The key `f` finds it by `data-keeps`. */
export const FavouriteButton = memo(function FavouriteButton({ hit, lexicon, tabbable = true }: FavouriteButtonProps) {
  const { shop } = useMessages();
  const { code } = hit.offer;
  const isFavourite = useIsFavourite(lexicon.spec.game.id, code);
  const [problem, setProblem] = useState<FavouriteProblem | null>(null);
  return (
    <span className={styles.heart} data-keeps={code}>
      <IconButton
        label={shop.keepOffer(code)}
        icon={isFavourite ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
        tabbable={tabbable}
        pressed={isFavourite}
        onClick={() => setProblem(toggleFavourite(hit, lexicon))}
      />
      {problem !== null && <LazyProblem problem={problem} code={code} onClose={() => setProblem(null)} />}
    </span>
  );
});
