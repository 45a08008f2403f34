import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isMapFile, readMapFile } from '@/features/operator/columns/mapFile';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { IssueList } from '@/features/operator/result/Report';
import { createOperator, type Operator } from '@/features/operator/session/createOperator';
import { listFixed } from '@/features/operator/session/fixLog';
import type { OperatorState, Work } from '@/features/operator/session/operatorState';
import { spawnOperator } from '@/features/operator/session/spawnOperator';
import { DiscardQuestion } from '@/features/operator/start/DiscardQuestion';
import { FilePlace } from '@/features/operator/start/FilePlace';
import { guessGame } from '@/features/operator/start/guessGame';
import { shopSettings } from '@/features/operator/start/shopSettings';
import { TermsForm } from '@/features/operator/start/TermsForm';
import type { Game } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { SessionPort } from '@/operator-worker/protocol';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { OpenFile } from './OpenFile';
import styles from './OperatorScreen.module.css';

type OperatorScreenProps = { readonly spawn?: () => SessionPort };

/** The operator's page: a sheet is put down, read, put right and taken away as a catalog, all in this browser. */
export function OperatorScreen({ spawn = spawnOperator }: OperatorScreenProps) {
  const words = useOperatorMessages();
  usePageTitle(words.title);
  const settings = useStored(shopSettings);
  const [kept, setKept] = useState(true);
  const [game, setGame] = useState<Game | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const [asked, setAsked] = useState<File | null>(null);
  const { operator, state } = useOperator(spawn);
  const { work, log } = state;
  const fixes = useMemo(() => listFixed(log).reduce((sum, { length }) => sum + length, 0), [log]);
  useLeaveGuard(fixes > 0);

  const take = (file: File) => {
    if (work.status === 'open' && isMapFile(file.name))
      void readMapFile(file).then((words) => operator.map(() => words));
    else if (fixes > 0) setAsked(file);
    else open(file);
  };
  const open = (file: File) => {
    setAsked(null);
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
        {asked !== null && (
          <DiscardQuestion file={asked.name} fixes={fixes} onOpen={() => open(asked)} onKeep={() => setAsked(null)} />
        )}
        {waiting !== null && <Notice tone="warn">{words.needGame(waiting.name)}</Notice>}
        {waiting === null && <Progress work={work} onReopen={() => operator.reopen()} />}
      </section>
      {waiting === null && work.status === 'open' && <OpenFile work={work} state={state} operator={operator} />}
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
    case 'failed':
      return (
        <Notice tone="bad" action={<TextButton onClick={onReopen}>{words.reopen}</TextButton>}>
          {`${words.failed}${problemText(work.error, words)}`}
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

/** Has the browser ask before the page is closed or loaded anew, for what was put right here is kept nowhere else.
 *  @param active  whether there is anything to lose */
function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/** The operator's desk as the page shows it. Its worker ends with the page. */
function useOperator(spawn: () => SessionPort): { readonly operator: Operator; readonly state: OperatorState } {
  const [operator] = useState(() => createOperator(spawn));
  useEffect(() => operator.close, [operator]);
  return { operator, state: useSyncExternalStore(operator.state.subscribe, operator.state.get) };
}
