import { useEffect, useSyncExternalStore } from 'react';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { countFavourites, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { favouriteAnnouncement } from './toggleFavourite';

/** Announces the result of a heart press to screen readers. */
export function FavouriteAnnouncer() {
  const messages = useFavouriteMessages();
  const announcement = useSyncExternalStore(
    favouriteAnnouncement.subscribe,
    favouriteAnnouncement.get,
    favouriteAnnouncement.get,
  );
  const count = countFavourites(useStored(favourites));
  // The next page must not announce it again.
  useEffect(() => () => favouriteAnnouncement.set(null), []);
  return (
    <span role="status">
      <VisuallyHidden>
        {announcement === null ? '' : messages[announcement.kind](announcement.code, count)}
      </VisuallyHidden>
    </span>
  );
}
