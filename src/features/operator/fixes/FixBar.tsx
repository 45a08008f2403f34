import { useMemo } from 'react';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { type FixLog, type FixStep, listFixed } from '@/features/operator/session/fixLog';
import type { ShownCell } from '@/features/operator/session/operatorState';
import type { CellChange, TableSummary } from '@/operator-worker/protocol';
import { Button } from '@/ui/components/controls/Button';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FixBar.module.css';
import { FixedCells } from './FixedCells';

type FixBarProps = {
  readonly log: FixLog;
  readonly tables: readonly TableSummary[];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onShow: (cell: ShownCell) => void;
  readonly onRevert: (changes: readonly CellChange[]) => void;
};

/** Undo, redo and the list of changed cells. Renders nothing before the first change. */
export function FixBar({ log, tables, onUndo, onRedo, onShow, onRevert }: FixBarProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const groups = useMemo(() => listFixed(log), [log]);
  if (log.done.length === 0 && log.undone.length === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        <Button disabled={log.done.length === 0} title={messages.undoKeys} onClick={onUndo}>
          {messages.undo}
        </Button>
        <Button disabled={log.undone.length === 0} title={messages.redoKeys} onClick={onRedo}>
          {messages.redo}
        </Button>
      </div>
      {groups.length > 0 && (
        <details className={styles.list}>
          <summary>{messages.fixedCells(formatNumber(countCells(groups), locale))}</summary>
          <FixedCells groups={groups} tables={tables} onShow={onShow} onRevert={onRevert} />
        </details>
      )}
    </div>
  );
}

function countCells(groups: readonly FixStep[]): number {
  return groups.reduce((sum, { length }) => sum + length, 0);
}
