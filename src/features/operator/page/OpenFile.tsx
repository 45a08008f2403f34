import { type ReactNode, useEffect, useState } from 'react';
import { ColumnSection } from '@/features/operator/columns/ColumnSection';
import { FixBar } from '@/features/operator/fixes/FixBar';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { DiffSection } from '@/features/operator/result/DiffSection';
import { Downloads } from '@/features/operator/result/Downloads';
import { Report } from '@/features/operator/result/Report';
import { Preview } from '@/features/operator/rows/Preview';
import type { Operator } from '@/features/operator/session/createOperator';
import type { OpenWork, OperatorState } from '@/features/operator/session/operatorState';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import styles from './OperatorScreen.module.css';
import { TroubleNotice } from './TroubleNotice';
import { useUndoKeys } from './useUndoKeys';

type OpenFileProps = {
  readonly work: OpenWork;
  readonly state: OperatorState;
  readonly operator: Operator;
};

/** A file that was read: what it came to, its columns and rows, what publishing it would change, and what can be taken away. */
export function OpenFile({ work, state: { log, trouble, shown }, operator }: OpenFileProps) {
  const words = useOperatorMessages();
  const { ask, undo, redo } = operator;
  const { file, summary, epoch, revision } = work;
  useUndoKeys(undo, redo);
  const [chosen, setChosen] = useState(0);
  const turn = `${epoch} ${revision}`;
  const at = Math.min(chosen, summary.tables.length - 1);
  const table = summary.tables[at];
  const meant = shown === null ? -1 : summary.tables.findIndex(({ name }) => name === shown.sheet);
  useEffect(() => {
    if (meant >= 0) setChosen(meant);
  }, [meant]);
  return (
    <>
      <Part title={words.report}>
        <Report summary={summary} />
      </Part>
      <Part title={words.columns}>
        <ColumnSection key={file} file={file} summary={summary} turn={turn} onMap={operator.map} />
      </Part>
      {table !== undefined && (
        <Part title={words.preview}>
          {summary.tables.length > 1 && (
            <SegmentedSwitch
              label={words.sheets}
              options={summary.tables.map(({ name }, index) => ({ value: String(index), label: name ?? '' }))}
              value={String(at)}
              onChoose={(value) => setChosen(Number(value))}
            />
          )}
          {trouble !== null && <TroubleNotice trouble={trouble} />}
          <FixBar
            log={log}
            tables={summary.tables}
            onUndo={undo}
            onRedo={redo}
            onShow={operator.show}
            onRevert={operator.revert}
          />
          <Preview
            key={at}
            operator={operator}
            at={at}
            table={table}
            epoch={epoch}
            revision={revision}
            shown={meant === at ? shown : null}
          />
        </Part>
      )}
      <Part title={words.diff}>
        <DiffSection ask={ask} state={turn} />
      </Part>
      <Part title={words.downloads}>
        <Downloads ask={ask} summary={summary} state={turn} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
