import { type ReactNode, useEffect, useState } from 'react';
import { ColumnSection } from '@/features/operator/columns/ColumnSection';
import { FixBar } from '@/features/operator/fixes/FixBar';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { DiffSection } from '@/features/operator/result/DiffSection';
import { Downloads } from '@/features/operator/result/Downloads';
import { Report } from '@/features/operator/result/Report';
import { Preview } from '@/features/operator/rows/Preview';
import type { Operator } from '@/features/operator/session/createOperator';
import type { OpenFileState, OperatorState } from '@/features/operator/session/operatorState';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import styles from './OperatorScreen.module.css';
import { ProblemNotice } from './ProblemNotice';
import { useUndoKeys } from './useUndoKeys';

type OpenFileProps = {
  readonly openFile: OpenFileState;
  readonly state: OperatorState;
  readonly operator: Operator;
};

/** An open file: summary, columns, rows, comparison with the published catalog, and downloads. */
export function OpenFile({ openFile, state: { log, problem, shown, answers }, operator }: OpenFileProps) {
  const messages = useOperatorMessages();
  const { ask, undo, redo } = operator;
  const { file, summary, epoch, revision } = openFile;
  useUndoKeys(undo, redo);
  const [tableIndex, setTableIndex] = useState(0);
  const resultId = `${epoch} ${revision}`;
  const shownIndex = Math.min(tableIndex, summary.tables.length - 1);
  const table = summary.tables[shownIndex];
  const selectedTable = shown === null ? -1 : summary.tables.findIndex(({ name }) => name === shown.sheet);
  useEffect(() => {
    if (selectedTable >= 0) setTableIndex(selectedTable);
  }, [selectedTable]);
  return (
    <>
      <Part title={messages.report}>
        <Report summary={summary} />
      </Part>
      <Part title={messages.columns}>
        <ColumnSection key={file} file={file} summary={summary} resultId={resultId} onMap={operator.map} />
      </Part>
      {table !== undefined && (
        <Part title={messages.preview}>
          {summary.tables.length > 1 && (
            <SegmentedSwitch
              label={messages.sheets}
              options={summary.tables.map(({ name }, index) => ({ value: String(index), label: name ?? '' }))}
              value={String(shownIndex)}
              onChoose={(value) => setTableIndex(Number(value))}
            />
          )}
          {problem !== null && <ProblemNotice problem={problem} />}
          <FixBar
            log={log}
            tables={summary.tables}
            onUndo={undo}
            onRedo={redo}
            onShow={operator.show}
            onRevert={operator.revert}
          />
          <Preview
            key={shownIndex}
            operator={operator}
            tableIndex={shownIndex}
            table={table}
            epoch={epoch}
            revision={revision}
            shown={selectedTable === shownIndex ? shown : null}
          />
        </Part>
      )}
      <Part title={messages.diff}>
        <DiffSection ask={ask} state={resultId} />
      </Part>
      <Part title={messages.downloads}>
        <Downloads ask={ask} summary={summary} state={resultId} savedAnswers={answers} onAnswer={operator.answer} />
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
