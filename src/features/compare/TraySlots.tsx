import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { OfferCode } from '@/domain/offer';
import type { Want } from '@/domain/query';
import { type GameItems, itemLook } from '@/features/search-state/gameItems';
import type { FoundOffers } from '@/features/search-state/useOffers';
import { MOST_COMPARED } from '@/storage/compareTray';
import { Tile } from '@/ui/components/display/Tile';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './CompareTray.module.css';
import { useCompareMessages } from './messages/useCompareMessages';
import { trayItem } from './trayItem';

export type TraySlotsProps = {
  readonly codes: readonly OfferCode[];
  readonly found: FoundOffers;
  readonly wants: readonly Want[];
  readonly lexicon: GameItems;
  readonly onRemove: (code: OfferCode) => void;
};

/** The places of the tray: the item that stands for an offer, its code and price, and an empty stand for each that is free. A press takes
 *  an offer out. */
export function TraySlots({ codes, found, wants, lexicon, onRemove }: TraySlotsProps) {
  const words = useCompareMessages();
  const locale = useLocale();
  const free = Array.from({ length: Math.max(0, MOST_COMPARED - codes.length) }, (_, place) => place);
  const hits = codes.flatMap((code) => found.get(code) ?? []);
  return (
    <ul className={styles.places}>
      {codes.map((code) => {
        const hit = found.get(code);
        const item = hit
          ? trayItem(
              hit,
              hits.filter((other) => other !== hit),
              wants,
              lexicon,
            )
          : null;
        return (
          <li key={code}>
            <button type="button" className={styles.place} onClick={() => onRemove(code)}>
              <VisuallyHidden>{words.takeOut} </VisuallyHidden>
              {item !== null && <Tile look={itemLook(lexicon, item)} size="rest" />}
              <span className={styles.words}>
                <b>{code}</b>
                {hit !== undefined && hit !== null && <span>{formatMoney(hit.price, locale)}</span>}
              </span>
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
      {free.map((place) => (
        <li key={place} className={styles.free}>
          {words.emptyPlace}
        </li>
      ))}
    </ul>
  );
}
