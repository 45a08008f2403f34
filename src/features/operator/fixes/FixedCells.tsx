import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { FixStep } from '@/features/operator/session/fixLog';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { CellChange, TableSummary } from '@/operator-worker/protocol';
import { Button } from '@/ui/components/controls/Button';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FixBar.module.css';

type FixedCellsProps = {
  /** Cells grouped by the step that changed them; no group is empty. */
  readonly groups: readonly FixStep[];
  readonly tables: readonly TableSummary[];
  readonly onShow: (cell: ShownCell) => void;
  readonly onRevert: (changes: readonly CellChange[]) => void;
};

/** Maximum number of listed groups; the others can still be undone. */
const MAX_LISTED = 200;

/** Lists changed cells with their old and new text. Each can be shown in the preview and reverted. */
export function FixedCells({ groups, tables, onShow, onRevert }: FixedCellsProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const count = (number: number) => formatNumber(number, locale);
  const nameColumn = ({ sheet, column }: CellChange) => {
    const name = tables.find((table) => table.name === sheet)?.header[column] ?? '';
    return name === '' ? messages.unnamed(column + 1) : name;
  };
  return (
    <>
      {groups.length > MAX_LISTED && (
        <p className={styles.secondary}>{messages.onlyFirst(count(MAX_LISTED), count(groups.length))}</p>
      )}
      <ul>
        {groups.slice(0, MAX_LISTED).map((cells) => {
          const [first] = cells;
          if (first === undefined) return null;
          const cellLocation = messages.cellLocation(count(first.row), nameColumn(first));
          const location =
            cells.length === 1 ? cellLocation : `${cellLocation} ${messages.andOthers(count(cells.length))}`;
          return (
            <li key={`${first.row} ${first.column} ${first.sheet ?? ''}`}>
              <TextButton
                className={styles.location}
                aria-label={messages.showCell(location)}
                onClick={() => onShow(first)}
              >
                {location}
              </TextButton>
              <span className={styles.change}>
                <del>{first.from === '' ? messages.empty : first.from}</del> →{' '}
                {first.to === '' ? messages.empty : first.to}
              </span>
              <Button size="small" aria-label={messages.revertCell(location)} onClick={() => onRevert(cells)}>
                {messages.revert}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
