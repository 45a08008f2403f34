import { Button } from 'antd';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { FixStep } from '@/features/operator/session/fixLog';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { CellChange, TableSummary } from '@/operator-worker/protocol';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FixBar.module.css';

type FixedCellsProps = {
  /** Cells that were fixed at once stand together; none of the lists is empty. */
  readonly groups: readonly FixStep[];
  readonly tables: readonly TableSummary[];
  readonly onShow: (cell: ShownCell) => void;
  readonly onRevert: (changes: readonly CellChange[]) => void;
};

/** Lines that are listed; undo reaches the others. */
const MAX_LISTED = 200;

/** What was put right: where, from what, to what. Each line can be shown in the preview and put back. */
export function FixedCells({ groups, tables, onShow, onRevert }: FixedCellsProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const count = (number: number) => formatNumber(number, locale);
  const nameColumn = ({ sheet, column }: CellChange) => {
    const name = tables.find((table) => table.name === sheet)?.header[column] ?? '';
    return name === '' ? words.unnamed(column + 1) : name;
  };
  return (
    <>
      {groups.length > MAX_LISTED && (
        <p className={styles.quiet}>{words.onlyFirst(count(MAX_LISTED), count(groups.length))}</p>
      )}
      <ul>
        {groups.slice(0, MAX_LISTED).map((cells) => {
          const [first] = cells;
          if (first === undefined) return null;
          const where = words.fixedPlace(count(first.row), nameColumn(first));
          const place = cells.length === 1 ? where : `${where} ${words.andOthers(count(cells.length))}`;
          return (
            <li key={`${first.row} ${first.column} ${first.sheet ?? ''}`}>
              <TextButton className={styles.place} aria-label={words.showCell(place)} onClick={() => onShow(first)}>
                {place}
              </TextButton>
              <span className={styles.change}>
                <del>{first.from === '' ? words.empty : first.from}</del> → {first.to === '' ? words.empty : first.to}
              </span>
              <Button
                autoInsertSpace={false}
                size="small"
                aria-label={words.revertCell(place)}
                onClick={() => onRevert(cells)}
              >
                {words.revert}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
