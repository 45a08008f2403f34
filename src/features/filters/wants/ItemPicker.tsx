import type { RefObject } from 'react';
import type { ItemId } from '@/domain/offer';
import type { Query, Want } from '@/domain/query';
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
import { KindTabs } from './KindTabs';
import { PickTile } from './PickTile';
import { usePicking } from './usePicking';

const FIRST = { phone: 10, tablet: 10, desktop: 12 } as const;

export type ItemPickerProps = {
  readonly lexicon: GameItems;
  readonly wants: readonly Want[];
  /** Item → offers in the answer if it were chosen, absent for none; null while that is not known. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The query that the counts belong to. */
  readonly answered: Query | null;
  readonly reading: QueryParserState;
  /** The box to search in, for who gives it the focus. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onToggle: (item: ItemId) => void;
  /** Whether it has its tiles yet. */
  readonly tiled: boolean;
};

/** Finds items by any of their names and offers them as tiles: wanted ones first, then those most offers hold. */
export function ItemPicker(props: ItemPickerProps) {
  const { lexicon, wants, counts, answered, reading, field, onToggle, tiled } = props;
  const { shop } = useMessages();
  const locale = useLocale();
  const toggle = useStableCallback(onToggle);
  const picking = usePicking({ lexicon, wants, counts, answered, reader: reading.reader }, FIRST[useLayout()]);
  return (
    <div data-tour="wants">
      <SearchField
        ref={field}
        label={shop.pickLabel}
        placeholder={shop.pickPlaceholder}
        clearLabel={shop.clearSearch}
        value={picking.text}
        onChange={picking.setText}
        onFocus={() => void reading.load()}
      />
      <KindTabs lexicon={lexicon} picking={picking} />
      {picking.shown.length === 0 && <p className={styles.none}>{shop.pickNone(picking.text)}</p>}
      {tiled && (
        <>
          <ul className={styles.tiles}>
            {picking.shown.map(({ item, count }) => (
              <li key={item.id}>
                <PickTile
                  item={item}
                  lexicon={lexicon}
                  count={counts === null ? null : count}
                  want={wants.find((want) => want.item === item.id) ?? null}
                  onToggle={toggle}
                />
              </li>
            ))}
          </ul>
          <p className={styles.more}>
            {picking.folded > 0 && (
              <TextButton onClick={picking.unfold}>{shop.more(formatNumber(picking.folded, locale))}</TextButton>
            )}
            {picking.unfolded && <TextButton onClick={picking.fold}>{shop.fewer}</TextButton>}
          </p>
        </>
      )}
    </div>
  );
}
