import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import type { ItemId, OfferCode } from '@/domain/offer';
import { itemsOf, type Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import { type GameItems, itemLook } from '@/features/search-state/gameItems';
import type { FoundOffers } from '@/features/search-state/useOffers';
import { MAX_COMPARED } from '@/storage/compareTray';
import { Tile } from '@/ui/components/display/Tile';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './CompareTray.module.css';
import { useCompareMessages } from './messages/useCompareMessages';

export type TraySlotsProps = {
  readonly codes: readonly OfferCode[];
  readonly found: FoundOffers;
  readonly wants: readonly Want[];
  readonly gameItems: GameItems;
  readonly onRemove: (code: OfferCode) => void;
};

/** Shows the slots of the tray. A filled slot shows the offer's wanted items, its code and price; pressing it removes the
 *  offer. */
export function TraySlots({ codes, found, wants, gameItems, onRemove }: TraySlotsProps) {
  const messages = useCompareMessages();
  const locale = useLocale();
  const emptySlots = Array.from({ length: Math.max(0, MAX_COMPARED - codes.length) }, (_, index) => index);
  const hits = codes.flatMap((code) => found.get(code) ?? []);
  return (
    <ul className={styles.slots}>
      {codes.map((code) => {
        const hit = found.get(code) ?? null;
        const others = hits.filter((other) => other !== hit);
        const items = hit === null ? [] : pickTrayItems(hit, others, wants, gameItems);
        return (
          <li key={code}>
            <button type="button" className={styles.slot} onClick={() => onRemove(code)}>
              <VisuallyHidden>{messages.remove} </VisuallyHidden>
              <span className={styles.tiles}>
                {items.map((item) => (
                  <Tile key={item} look={itemLook(gameItems, item, locale)} size="other" />
                ))}
              </span>
              <span className={styles.label}>
                <b>{code}</b>
                {hit !== null && <span>{formatMoney(hit.price, locale)}</span>}
              </span>
              <span className={styles.close}>
                <CloseOutlined aria-hidden />
              </span>
            </button>
          </li>
        );
      })}
      {emptySlots.map((index) => (
        <li key={index} className={styles.emptySlot}>
          {messages.emptySlot}
        </li>
      ))}
    </ul>
  );
}

const MAX_ITEMS = 3;

/** Picks the items that represent an offer in the tray; on a phone, a slot shows only the first. They are its wanted items: those that no
 *  other offer has first, then those at their level. Without any, it is the rarest item, if possible one that no other offer has.
 *  @param others  the other offers of the tray */
export function pickTrayItems(
  { offer }: Hit,
  others: readonly Hit[],
  wants: readonly Want[],
  gameItems: GameItems,
): readonly ItemId[] {
  const shared = new Set(others.flatMap((other) => other.offer.items.map(({ item }) => item)));
  const levels = new Map(offer.items.map(({ item, level }) => [item, level]));
  const wanted = wants
    .filter(({ mode }) => mode !== 'never')
    .flatMap((want) => itemsOf(want).map((item) => ({ item, isShort: (levels.get(item) ?? 0) < want.level })))
    .filter(({ item }) => levels.has(item))
    .sort((a, b) => Number(shared.has(a.item)) - Number(shared.has(b.item)) || Number(a.isShort) - Number(b.isShort));
  if (wanted.length > 0) return wanted.slice(0, MAX_ITEMS).map(({ item }) => item);
  const unique = offer.items.filter(({ item }) => !shared.has(item));
  const rarest = orderItems(unique.length > 0 ? unique : offer.items, gameItems)[0];
  return rarest === undefined ? [] : [rarest.item];
}
