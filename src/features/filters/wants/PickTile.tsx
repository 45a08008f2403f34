import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import type { ItemId } from '@/domain/offer';
import type { Want } from '@/domain/query';
import { type GameItems, itemLook } from '@/features/search-state/gameItems';
import type { Item } from '@/names/roster';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './PickTile.module.css';

export type PickTileProps = {
  readonly item: Item;
  readonly gameItems: GameItems;
  /** Number of offers left if the item were selected; null while unknown. */
  readonly count: number | null;
  readonly want: Want | null;
  readonly onToggle: (item: ItemId) => void;
};

/** Toggles whether an item is wanted. A tile without offers is grey but can still be pressed. */
export const PickTile = memo(function PickTile({ item, gameItems, count, want, onToggle }: PickTileProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const name = item.names[locale];
  const countText = count === null ? '' : formatNumber(count, locale);
  const wantProps = want === null ? {} : { want: want.mode, flag: shop.flags[want.mode] };
  return (
    <button
      type="button"
      className={`${styles.pick} ${want === null ? '' : styles.wanted}`}
      aria-pressed={want !== null}
      title={name}
      onClick={() => onToggle(item.id)}
    >
      <Tile
        look={itemLook(gameItems, item.id, locale)}
        size="pick"
        state={count === 0 && want === null ? 'unavailable' : 'plain'}
        {...wantProps}
      />
      <span className={styles.name}>
        <ItemName name={name} />
      </span>
      <small className={styles.count}>{countText}</small>
      <VisuallyHidden>
        {shop.pickerItemDetails(countText !== '', item.rarity ?? '', want === null ? '' : shop.modes[want.mode])}
      </VisuallyHidden>
    </button>
  );
}, sameValue);
