import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import type { FavouriteNow } from './resolveFavourite';
import styles from './GameFavourites.module.css';

export type ChangeWordProps = { readonly row: FavouriteNow; readonly now: EpochMs };

/** What has become of a favourite, in a word; what the buyer does not know yet is marked as new. */
export function ChangeWord({ row, now }: ChangeWordProps) {
  const words = useFavouriteMessages();
  const locale = useLocale();
  const { kept, state, rise, certainty, fresh } = row;
  const word = () => {
    const at = timeText(kept.latest.at, now, locale);
    switch (state) {
      case 'cheaper':
      case 'dearer':
        return words[state](formatMoney({ ...kept.price, amount: Math.abs(rise) }, locale));
      case 'sold':
        return words[kept.latest.fate === 'gone' ? 'gone' : 'sold'](at);
      case 'reserved':
      case 'paused':
      case 'same':
        return words[state];
    }
  };
  if (certainty !== 'sure') return <span className={styles.same}>{words[certainty]}</span>;
  return (
    <>
      {fresh && <b className={styles.fresh}>{words.fresh}</b>}
      <span className={styles[state]}>{word()}</span>
    </>
  );
}
