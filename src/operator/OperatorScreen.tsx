import { type ReactNode, useState } from 'react';
import type { Game } from '@/games/types';
import type { ShopSettings } from '@/importer/settings';
import { useStored } from '@/storage/useStored';
import { Notice } from '@/ui/Notice';
import { SegmentedSwitch } from '@/ui/SegmentedSwitch';
import { TextButton } from '@/ui/TextButton';
import { usePageTitle } from '@/ui/usePageTitle';
import { useOperatorMessages } from './messages/useOperatorMessages';
import styles from './OperatorScreen.module.css';
import type { DeskPort } from './protocol';
import { DiffSection } from './result/DiffSection';
import { Downloads } from './result/Downloads';
import { IssueList, Report } from './result/Report';
import { Preview } from './rows/Preview';
import { spawnOperator } from './spawnOperator';
import { FilePlace } from './start/FilePlace';
import { guessGame } from './start/guessGame';
import { shopSettings } from './start/shopSettings';
import { TermsForm } from './start/TermsForm';
import { useLeaveGuard } from './useLeaveGuard';
import { type OpenWork, type Operator, useOperator, type Work } from './useOperator';

type OperatorScreenProps = { readonly spawn?: () => DeskPort };

/** The operator's page: a sheet is put down, read, put right and taken away as a catalogue, all in this browser. */
export function OperatorScreen({ spawn = spawnOperator }: OperatorScreenProps) {
  const words = useOperatorMessages();
  usePageTitle(words.title);
  const settings = useStored(shopSettings);
  const [kept, setKept] = useState(true);
  const [game, setGame] = useState<Game | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const operator = useOperator(spawn);
  const { work } = operator;

  const take = (file: File) => {
    const meant = guessGame(file.name) ?? game;
    setGame(meant);
    setWaiting(meant === null ? file : null);
    if (meant !== null) operator.open(file, { game: meant.id, settings });
  };
  const chooseGame = (chosen: Game) => {
    setGame(chosen);
    setWaiting(null);
    if (waiting === null) operator.reopen({ game: chosen.id, settings });
    else operator.open(waiting, { game: chosen.id, settings });
  };
  const changeSettings = (next: ShopSettings) => {
    setKept(shopSettings.set(next).ok);
    if (game !== null) operator.reopen({ game: game.id, settings: next });
  };
  const name = waiting?.name ?? (work.status === 'empty' ? null : work.file);
  return (
    <article className={styles.operator}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.privacy}>{words.privacy}</p>
      </header>
      <section className={styles.part} aria-label={words.terms}>
        <TermsForm game={game} settings={settings} onGame={chooseGame} onSettings={changeSettings} />
        {!kept && <Notice tone="warn">{words.notKept}</Notice>}
        <FilePlace file={name} onFile={take} />
        {waiting !== null && <Notice tone="warn">{words.needGame(waiting.name)}</Notice>}
        {waiting === null && <Progress work={work} onReopen={() => operator.reopen()} />}
      </section>
      {waiting === null && work.status === 'open' && <OpenFile work={work} operator={operator} />}
    </article>
  );
}

/** What is in the way of the rows, or the word that they are coming. */
function Progress({ work, onReopen }: { readonly work: Work; readonly onReopen: () => void }) {
  const words = useOperatorMessages();
  switch (work.status) {
    case 'reading':
      return <Notice>{words.reading(work.file)}</Notice>;
    case 'lost':
      return (
        <Notice tone="bad" action={<TextButton onClick={onReopen}>{words.reopen}</TextButton>}>
          {words.lost}
        </Notice>
      );
    case 'refused':
      return (
        <div role="alert" className={styles.refused}>
          <p>{words.unreadable(work.file)}</p>
          <IssueList issues={work.issues} />
        </div>
      );
    default:
      return null;
  }
}

type OpenFileProps = { readonly work: OpenWork; readonly operator: Operator };

function OpenFile({ work: { summary, epoch, revision }, operator: { ask, fix } }: OpenFileProps) {
  const words = useOperatorMessages();
  useLeaveGuard(summary.fixes > 0);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, summary.tables.length - 1);
  const table = summary.tables[at];
  return (
    <>
      <Part title={words.report}>
        <Report summary={summary} />
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
          <Preview key={at} ask={ask} at={at} table={table} epoch={epoch} revision={revision} onFix={fix} />
        </Part>
      )}
      <Part title={words.diff}>
        <DiffSection ask={ask} state={`${epoch} ${revision}`} />
      </Part>
      <Part title={words.downloads}>
        <Downloads ask={ask} summary={summary} />
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
