import type { RefObject } from 'react';
import type { ItemId } from '@/domain/offer';
import { type Query, type Want, wantKey } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { SearchField } from '@/ui/components/controls/SearchField';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import styles from './ItemPicker.module.css';
import { PickerFilters } from './PickerFilters';
import { PickTile } from './PickTile';
import { useItemPicker } from './useItemPicker';

const INITIAL_COUNT = { phone: 10, tablet: 10, desktop: 12 } as const;

export type ItemPickerProps = {
  readonly gameItems: GameItems;
  readonly wants: readonly Want[];
  /** Number of offers left if an item were selected, by item; items with none are absent; null while unknown. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** See `useTileOrder`. */
  readonly orderQuery: Query | null;
  readonly parserState: QueryParserState;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onToggle: (item: ItemId) => void;
};

/** Finds items by any of their names and offers them as tiles: wanted items first, then by number of offers. A tap
 *  on a tile moves no tile. */
export function ItemPicker(props: ItemPickerProps) {
  const { gameItems, wants, counts, orderQuery, parserState: parser, searchRef, onToggle } = props;
  const { shop } = useMessages();
  const locale = useLocale();
  const toggle = useStableCallback(onToggle);
  const picker = useItemPicker(
    { gameItems, wants, counts, orderQuery, parser: parser.parser },
    INITIAL_COUNT[useLayout()],
  );
  return (
    <div data-tour="wants">
      <SearchField
        ref={searchRef}
        label={shop.itemSearchLabel}
        placeholder={shop.itemSearchPlaceholder}
        clearLabel={shop.clearSearch}
        value={picker.text}
        onChange={picker.setText}
        onFocus={() => void parser.load()}
      />
      <PickerFilters gameItems={gameItems} picker={picker} />
      {picker.shown.length === 0 && <p className={styles.none}>{shop.noItemFound(picker.text)}</p>}
      <ul className={styles.tiles}>
        {picker.shown.map(({ item, count }) => (
          <li key={item.id}>
            <PickTile
              item={item}
              gameItems={gameItems}
              count={counts === null ? null : count}
              want={wants.find((want) => wantKey(want) === item.id) ?? null}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {picker.hiddenCount > 0 && (
          <TextButton onClick={picker.unfold}>{shop.more(formatNumber(picker.hiddenCount, locale))}</TextButton>
        )}
        {picker.isUnfolded && <TextButton onClick={picker.fold}>{shop.fewer}</TextButton>}
      </p>
    </div>
  );
}
