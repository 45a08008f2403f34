import { Checkbox } from 'antd';
import { useState } from 'react';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { SavedAnswers } from '@/features/operator/session/readJob';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { CatalogResult, FileDownload, FileSummary } from '@/operator-worker/protocol';
import { saveFile } from '@/ui/browser/saveFile';
import { Button } from '@/ui/components/controls/Button';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { GuardQuestions } from './GuardQuestions';
import styles from './result.module.css';
import { useCatalogDownload } from './useCatalogDownload';

type DownloadsProps = {
  readonly ask: SessionClient['ask'];
  readonly summary: FileSummary;
  /** Changes with the file. */
  readonly state: string;
  readonly savedAnswers: SavedAnswers | null;
  readonly onAnswer: (answers: SavedAnswers) => void;
};

type DownloadState =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'saved'; readonly file: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** Downloads: the catalog, the corrected sheet, and the sheet with remarks. */
export function Downloads({ ask, summary: { accepted, refused }, state, savedAnswers, onAnswer }: DownloadsProps) {
  const messages = useOperatorMessages();
  const guardMessages = useGuardMessages();
  const locale = useLocale();
  const [skipRefused, setSkipRefused] = useState(false);
  const [downloadState, setDownloadState] = useState<DownloadState>({ status: 'none' });
  const [comparison, setComparison] = useState<CatalogResult | null>(null);
  const { request, open } = useCatalogDownload(ask, `${state} ${skipRefused}`, savedAnswers, onAnswer);
  const count = (number: number) => formatNumber(number, locale);
  const isBusy = downloadState.status === 'busy';

  const save = (file: FileDownload) => {
    saveFile(file);
    setDownloadState({ status: 'saved', file: file.name });
  };
  const fail = (error: unknown) => setDownloadState({ status: 'failed', error });
  const makeCatalog = () => {
    setDownloadState({ status: 'busy' });
    setComparison(null);
    request(skipRefused).then((result) => {
      setComparison(result);
      if (result.kind === 'file') save(result.file);
      else setDownloadState({ status: 'none' });
    }, fail);
  };
  const copy = (withRemarks: boolean) => {
    setDownloadState({ status: 'busy' });
    ask('copy', { remarks: withRemarks ? locale : null }).then(save, fail);
  };
  const reason = blockedText();
  return (
    <>
      {refused > 0 && accepted > 0 && (
        <Checkbox
          className={styles.skip ?? ''}
          checked={skipRefused}
          onChange={(event) => setSkipRefused(event.target.checked)}
        >
          {messages.skipRefused(count(refused))}
        </Checkbox>
      )}
      {open !== null && (
        <GuardQuestions
          key={open.fingerprint}
          questions={open.questions}
          isChanged={open.isChanged}
          answers={open.answers}
          onAnswers={open.setAnswers}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={reason !== null || isBusy}
          aria-describedby="catalog-hint"
          onClick={makeCatalog}
        >
          {isBusy ? messages.creating : messages.catalog}
        </Button>
        <Button disabled={isBusy} onClick={() => copy(false)}>
          {messages.corrected}
        </Button>
        <Button disabled={isBusy} onClick={() => copy(true)}>
          {messages.remarks}
        </Button>
      </div>
      <p id="catalog-hint" className={reason === null ? styles.secondary : styles.blocked}>
        {reason ?? messages.catalogHint}
      </p>
      <p className={styles.secondary}>{messages.copyHint}</p>
      <div role="status">{downloadState.status === 'saved' && <p>{messages.saved(downloadState.file)}</p>}</div>
      {comparison !== null && <ComparedNotes result={comparison} />}
      {downloadState.status === 'failed' && (
        <Notice tone="bad">{`${messages.failed}${problemText(downloadState.error, messages)}`}</Notice>
      )}
    </>
  );

  function blockedText(): string | null {
    if (accepted === 0) return messages.noneLeft;
    if (refused > 0 && !skipRefused) return messages.blocked(count(refused));
    return open !== null && open.unanswered > 0 ? guardMessages.unanswered(count(open.unanswered)) : null;
  }
}

/** Notes on the comparison with published data and on the result of the answers. */
function ComparedNotes({ result }: { readonly result: CatalogResult }) {
  const messages = useGuardMessages();
  const locale = useLocale();
  return (
    <>
      {result.kind === 'file' && result.retainedOffers > 0 && (
        <p className={styles.secondary}>{messages.retained(formatNumber(result.retainedOffers, locale))}</p>
      )}
      {result.kind === 'file' && result.overlayOrder !== null && (
        <Notice tone="warn">
          {result.overlayOrder === 'first' ? messages.overlayFirst : messages.overlayLast} {messages.overlayChanged}
        </Notice>
      )}
      {result.overlay === 'missing' && <p className={styles.secondary}>{messages.overlayMissing}</p>}
      {result.overlay === 'unreadable' && <Notice tone="warn">{messages.overlayUnreadable}</Notice>}
      {result.badPrices.length > 0 && <Notice tone="warn">{messages.badPrices(result.badPrices.join('; '))}</Notice>}
      {result.damagedSegments > 0 && (
        <Notice tone="warn">{messages.damagedFiles(formatNumber(result.damagedSegments, locale))}</Notice>
      )}
    </>
  );
}
