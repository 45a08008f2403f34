import { useEffect, useSyncExternalStore } from 'react';
import { favouriteSaid } from '@/features/favourites/button/changeFavourites';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { countFavourites, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';

/** Tells a screen reader what a press on a heart has done, which the heart shows. */
export function SaidOfFavourite() {
  const words = useFavouriteMessages();
  const said = useSyncExternalStore(favouriteSaid.subscribe, favouriteSaid.get);
  const count = countFavourites(useStored(favourites));
  // The next page has heard nothing yet.
  useEffect(() => () => favouriteSaid.set(null), []);
  return (
    <span role="status">
      <VisuallyHidden>{said === null ? '' : words[said.kind](said.code, count)}</VisuallyHidden>
    </span>
  );
}
