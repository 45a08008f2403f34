import { useEffect, useSyncExternalStore } from 'react';
import { countKept, favourites, MOST_KEPT } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { Notice } from '@/ui/Notice';
import { Spoken } from '@/ui/Spoken';
import { TextButton } from '@/ui/TextButton';
import { useMessages } from '@/ui/useMessages';
import { favouriteSaid } from './changeFavourites';
import { useFavouriteMessages } from './messages/useFavouriteMessages';
import styles from './SaidOfFavourite.module.css';

/** Tells a screen reader what a press on a heart has done, which the heart shows; and everybody, below the bar, where
 *  nothing more can be kept. */
export function SaidOfFavourite() {
  const { common } = useMessages();
  const words = useFavouriteMessages();
  const said = useSyncExternalStore(favouriteSaid.subscribe, favouriteSaid.get);
  const count = countKept(useStored(favourites));
  // The next page has heard nothing yet.
  useEffect(() => () => favouriteSaid.set(null), []);
  const full = said?.kind === 'full' ? said.code : null;
  return (
    <>
      <span role="status">
        <Spoken>{said === null || said.kind === 'full' ? '' : words[said.kind](said.code, count)}</Spoken>
      </span>
      {full !== null && (
        <div className={styles.full}>
          <Notice tone="warn" action={<TextButton onClick={() => favouriteSaid.set(null)}>{common.close}</TextButton>}>
            {words.full(MOST_KEPT, full)}
          </Notice>
        </div>
      )}
    </>
  );
}
