import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isJsonFile, readMapFile } from '@/features/operator/columns/mapFile';
import { DraftList } from '@/features/operator/drafts/DraftList';
import type { Draft } from '@/features/operator/drafts/draft';
import { createDraftStore, type DraftStore } from '@/features/operator/drafts/draftStore';
import { SavingNote } from '@/features/operator/drafts/SavingNote';
import { useDraftSaver } from '@/features/operator/drafts/useDraftSaver';
import { useDrafts } from '@/features/operator/drafts/useDrafts';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { IssueList } from '@/features/operator/result/Report';
import { createOperator, type Operator } from '@/features/operator/session/createOperator';
import { listFixed } from '@/features/operator/session/fixLog';
import type { FileState, OperatorState } from '@/features/operator/session/operatorState';
import { spawnOperator } from '@/features/operator/session/spawnOperator';
import { DiscardQuestion } from '@/features/operator/start/DiscardQuestion';
import { FileDropZone } from '@/features/operator/start/FileDropZone';
import { guessGame } from '@/features/operator/start/guessGame';
import { ImportSettingsForm } from '@/features/operator/start/ImportSettingsForm';
import { shopSettings } from '@/features/operator/start/shopSettings';
import { gameById } from '@/games/games';
import type { Game } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { SessionPort } from '@/operator-worker/protocol';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { useNow } from '@/ui/hooks/useNow';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { OpenFile } from './OpenFile';
import styles from './OperatorScreen.module.css';

type OperatorScreenProps = {
  readonly spawn?: () => SessionPort;
  /** Where unfinished work is stored. */
  readonly draftStore?: DraftStore;
};

const DRAFT_STORE = createDraftStore();

/** The operator page: a sheet is opened, checked, corrected and downloaded as a catalog, all in the browser. */
export function OperatorScreen({ spawn = spawnOperator, draftStore = DRAFT_STORE }: OperatorScreenProps) {
  const messages = useOperatorMessages();
  usePageTitle(messages.title);
  const settings = useStored(shopSettings);
  const [isStored, setIsStored] = useState(true);
  const [game, setGame] = useState<Game | null>(null);
  const [pendingFile, setPendingFile] = useState<File | null>(null);
  const [fileToConfirm, setFileToConfirm] = useState<File | null>(null);
  const { operator, state } = useOperator(spawn);
  const { fileState, log } = state;
  const fixes = useMemo(() => listFixed(log).reduce((sum, { length }) => sum + length, 0), [log]);
  const { saving, saveNow } = useDraftSaver(operator, draftStore);
  const isOpen = pendingFile === null && fileState.status === 'open';
  // Deleting other drafts makes room for the work on the open sheet.
  const needsRoom = isOpen && (saving.problem === 'full' || saving.problem === 'limit');
  const stored = useDrafts(draftStore, !isOpen || needsRoom);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const now = useNow();
  const wouldLose = fixes > 0 && saving.status !== 'saved';
  useLeaveGuard(wouldLose);

  const takeFile = async (file: File) => {
    if (fileState.status === 'open' && isJsonFile(file.name))
      void readMapFile(file).then((choices) => operator.map(() => choices));
    else if (fixes > 0 && (await saveNow()).status !== 'saved') setFileToConfirm(file);
    else open(file);
  };
  const open = (file: File) => {
    setFileToConfirm(null);
    const guessedGame = guessGame(file.name) ?? game;
    setGame(guessedGame);
    setPendingFile(guessedGame === null ? file : null);
    if (guessedGame !== null) operator.open(file, { game: guessedGame.id, settings });
  };
  const removeDraft = async (id: string) => {
    if ((await stored.remove(id)) && needsRoom) await saveNow();
  };
  const openDraft = async (draft: Draft) => {
    const read = await draftStore.readBytes(draft.id);
    setUnreadable(read.ok ? null : draft.file);
    if (!read.ok) return;
    setGame(gameById(draft.game));
    setIsStored(shopSettings.set(draft.settings).ok);
    operator.restore(draft, read.value);
  };
  const chooseGame = (chosen: Game) => {
    setGame(chosen);
    setPendingFile(null);
    if (pendingFile === null) operator.reopen({ game: chosen.id, settings });
    else operator.open(pendingFile, { game: chosen.id, settings });
  };
  const changeSettings = (next: ShopSettings) => {
    setIsStored(shopSettings.set(next).ok);
    if (game !== null) operator.reopen({ game: game.id, settings: next });
  };
  const name = pendingFile?.name ?? (fileState.status === 'empty' ? null : fileState.file);
  return (
    <article className={styles.operator}>
      <header>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
        <p className={styles.privacy}>{messages.privacy}</p>
      </header>
      <section className={styles.part} aria-label={messages.settings}>
        <ImportSettingsForm game={game} settings={settings} onGame={chooseGame} onSettings={changeSettings} />
        {!isStored && <Notice tone="warn">{messages.settingsNotStored}</Notice>}
        <FileDropZone file={name} onFile={(file) => void takeFile(file)} />
        {fileToConfirm !== null && (
          <DiscardQuestion
            file={fileToConfirm.name}
            fixes={fixes}
            onOpen={() => open(fileToConfirm)}
            onKeep={() => setFileToConfirm(null)}
          />
        )}
        {pendingFile !== null && <Notice tone="warn">{messages.needGame(pendingFile.name)}</Notice>}
        {unreadable !== null && <Notice tone="bad">{messages.draftUnreadable(unreadable)}</Notice>}
        {pendingFile === null && <Progress fileState={fileState} onReopen={() => operator.reopen()} />}
      </section>
      {isOpen && <SavingNote saving={saving} />}
      {(!isOpen || needsRoom) && (
        <DraftList
          state={stored}
          openId={isOpen ? (operator.job()?.draft.id ?? null) : null}
          now={now}
          onOpen={(draft) => void openDraft(draft)}
          onDelete={(id) => void removeDraft(id)}
        />
      )}
      {isOpen && <OpenFile openFile={fileState} state={state} operator={operator} />}
    </article>
  );
}

/** Shows the progress of opening a file, or why it failed. */
function Progress({ fileState, onReopen }: { readonly fileState: FileState; readonly onReopen: () => void }) {
  const messages = useOperatorMessages();
  switch (fileState.status) {
    case 'reading':
      return <Notice>{messages.reading(fileState.file)}</Notice>;
    case 'lost':
      return (
        <Notice tone="bad" action={<TextButton onClick={onReopen}>{messages.reopen}</TextButton>}>
          {messages.workerStopped}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" action={<TextButton onClick={onReopen}>{messages.reopen}</TextButton>}>
          {`${messages.failed}${problemText(fileState.error, messages)}`}
        </Notice>
      );
    case 'refused':
      return (
        <div role="alert" className={styles.refused}>
          <p>{messages.unreadable(fileState.file)}</p>
          <IssueList issues={fileState.issues} />
        </div>
      );
    default:
      return null;
  }
}

/** Asks before the page is closed or reloaded, since fixes that are not stored exist only in memory.
 *  @param active  whether there are such fixes */
function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/** Returns the operator session. Its worker is terminated when the page closes. */
function useOperator(spawn: () => SessionPort): { readonly operator: Operator; readonly state: OperatorState } {
  const [operator] = useState(() => createOperator(spawn));
  useEffect(() => operator.close, [operator]);
  return { operator, state: useSyncExternalStore(operator.state.subscribe, operator.state.get, operator.state.get) };
}
