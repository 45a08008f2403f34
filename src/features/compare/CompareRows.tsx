import { atLeastText } from '@/features/labels/wantText';
import { type GameItems, itemKind, itemLook } from '@/features/search-state/gameItems';
import { ItemName } from '@/ui/components/display/ItemName';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './CompareTable.module.css';
import type { CompareRow } from './compareSections';

type CompareRowsProps = { readonly rows: readonly CompareRow[]; readonly lexicon: GameItems };

/** The rows of a section: what it is about, then what each offer says. */
export function CompareRows({ rows, lexicon }: CompareRowsProps) {
  return rows.map((row) => (
    <tr key={row.id} className={row.want === null ? undefined : styles.wanted}>
      <th scope="row">
        <RowName row={row} lexicon={lexicon} />
      </th>
      {row.cells.map(({ text, tone }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place in the row
        <td key={place} className={styles[tone]}>
          {text}
        </td>
      ))}
    </tr>
  ));
}

/** The name of a row; of an item with its tile, of a want with how it is wanted. */
function RowName({ row, lexicon }: { readonly row: CompareRow; readonly lexicon: GameItems }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { item, want, name } = row;
  if (item === null) return name;
  const level = want !== null && want.level > 1 ? atLeastText(itemKind(lexicon, item), want.level, locale) : '';
  return (
    <span className={styles.item}>
      <span className={styles.tile}>
        {want === null ? (
          <Tile look={itemLook(lexicon, item)} size="name" />
        ) : (
          <Tile look={itemLook(lexicon, item)} size="want" want={want.mode} flag={shop.flags[want.mode]} />
        )}
      </span>
      <span className={styles.name}>
        <ItemName name={name} />
        {want !== null && <small>{[shop.modes[want.mode], level].filter((word) => word !== '').join(' ')}</small>}
      </span>
    </span>
  );
}
