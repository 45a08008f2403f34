import type { EpochMs } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { timeText } from '@/features/labels/timeText';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './GameFavourites.module.css';
import type { CurrentFavourite } from './resolveFavourite';

export type ChangeLabelProps = { readonly row: CurrentFavourite; readonly now: EpochMs };

/** Labels how a favourite has changed, with a badge if the change is new to the buyer. */
export function ChangeLabel({ row, now }: ChangeLabelProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  const { favourite, change, priceChange, verification, isNew } = row;
  if (verification !== 'verified') return <span className={styles.same}>{messages.verification[verification]}</span>;
  return (
    <>
      {isNew && <b className={styles.isNew}>{messages.newBadge}</b>}
      <span className={styles[change]}>{changeText()}</span>
    </>
  );

  function changeText(): string {
    const since = timeText(favourite.latest.at, now, locale);
    switch (change) {
      case 'cheaper':
      case 'dearer':
        return messages[change](formatMoney({ ...favourite.price, amount: Math.abs(priceChange) }, locale));
      case 'sold':
        return messages[favourite.latest.fate === 'gone' ? 'gone' : 'sold'](since);
      case 'reserved':
      case 'paused':
      case 'same':
        return messages[change];
    }
  }
}
