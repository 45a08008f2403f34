import type { Hit } from '@/domain/searchResponse';
import { atLeastText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemLook } from '@/features/search-state/gameItems';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareSections';

type CompareRowsProps = {
  readonly hits: readonly Hit[];
  readonly rows: readonly CompareRow[];
  readonly gameItems: GameItems;
};

/** Renders the rows of a section: a name, then one cell per offer. */
export function CompareRows({ hits, rows, gameItems }: CompareRowsProps) {
  return rows.map((row) => (
    <tr key={row.id}>
      <th scope="row">
        <RowName row={row} gameItems={gameItems} />
      </th>
      {hits.map(({ offer }, index) => (
        <td key={offer.code} className={styles[row.cells[index]?.tone ?? 'none']}>
          {row.cells[index]?.text}
        </td>
      ))}
    </tr>
  ));
}

/** Renders the name of a row, for items with their tile, for wants with mode and level. */
function RowName({ row, gameItems }: { readonly row: CompareRow; readonly gameItems: GameItems }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { item, want, name } = row;
  if (item === null) return name;
  const level = want !== null && want.level > 1 ? atLeastText(itemKind(gameItems, item), want.level, locale) : '';
  return (
    <span className={styles.item}>
      <span className={styles.tile}>
        {want === null ? (
          <Tile look={itemLook(gameItems, item, locale)} size="name" />
        ) : (
          <Tile look={itemLook(gameItems, item, locale)} size="want" want={want.mode} flag={shop.flags[want.mode]} />
        )}
      </span>
      <span className={styles.name}>
        <ItemName name={name} />
        {want !== null && <small>{[shop.modes[want.mode], level].filter((text) => text !== '').join(' ')}</small>}
      </span>
    </span>
  );
}
