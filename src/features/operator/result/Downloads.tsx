import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useGuardMessages } from '@/features/operator/messages/guardMessages';
import { problemText } from '@/features/operator/messages/problemText';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import type { SessionClient } from '@/features/operator/session/sessionClient';
import type { CatalogAnswer, FileDownload, FileSummary } from '@/operator-worker/protocol';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { saveFile } from '@/ui/format/saveFile';
import { useLocale } from '@/ui/hooks/useLocale';
import { GuardQuestions } from './GuardQuestions';
import styles from './result.module.css';
import { useCatalogDownload } from './useCatalogDownload';

type DownloadsProps = {
  readonly ask: SessionClient['ask'];
  readonly summary: FileSummary;
  /** Changes whenever the file does. */
  readonly state: string;
};

type Made =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'saved'; readonly file: string }
  | { readonly status: 'failed'; readonly error: unknown };

/** What the operator takes away: the catalog, the sheet as it was put right, and the sheet with remarks. */
export function Downloads({ ask, summary: { accepted, refused }, state }: DownloadsProps) {
  const words = useOperatorMessages();
  const guardWords = useGuardMessages();
  const locale = useLocale();
  const [skip, setSkip] = useState(false);
  const [made, setMade] = useState<Made>({ status: 'none' });
  const [compared, setCompared] = useState<CatalogAnswer | null>(null);
  const { request, open } = useCatalogDownload(ask, `${state} ${skip}`);
  const count = (number: number) => formatNumber(number, locale);
  const busy = made.status === 'busy';

  const keep = (file: FileDownload) => {
    saveFile(file);
    setMade({ status: 'saved', file: file.name });
  };
  const refuse = (error: unknown) => setMade({ status: 'failed', error });
  const makeCatalog = () => {
    setMade({ status: 'busy' });
    setCompared(null);
    request(skip).then((answer) => {
      setCompared(answer);
      if (answer.kind === 'file') keep(answer.file);
      else setMade({ status: 'none' });
    }, refuse);
  };
  const copy = (withRemarks: boolean) => {
    setMade({ status: 'busy' });
    ask('copy', { remarks: withRemarks ? locale : null }).then(keep, refuse);
  };
  const reason = sayBlocked();
  return (
    <>
      {refused > 0 && accepted > 0 && (
        <Checkbox className={styles.skip ?? ''} checked={skip} onChange={(event) => setSkip(event.target.checked)}>
          {words.skipRefused(count(refused))}
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
      <div className={styles.ways}>
        <Button type="primary" disabled={reason !== null || busy} aria-describedby="catalog-hint" onClick={makeCatalog}>
          {busy ? words.making : words.catalog}
        </Button>
        <Button disabled={busy} onClick={() => copy(false)}>
          {words.corrected}
        </Button>
        <Button disabled={busy} onClick={() => copy(true)}>
          {words.remarks}
        </Button>
      </div>
      <p id="catalog-hint" className={reason === null ? styles.quiet : styles.blocked}>
        {reason ?? words.catalogHint}
      </p>
      <p className={styles.quiet}>{words.copyHint}</p>
      <div role="status">{made.status === 'saved' && <p>{words.saved(made.file)}</p>}</div>
      {compared !== null && <ComparedNotes answer={compared} />}
      {made.status === 'failed' && <Notice tone="bad">{`${words.failed}${problemText(made.error, words)}`}</Notice>}
    </>
  );

  function sayBlocked(): string | null {
    if (accepted === 0) return words.noneLeft;
    if (refused > 0 && !skip) return words.blocked(count(refused));
    return open !== null && open.unanswered > 0 ? guardWords.unanswered(count(open.unanswered)) : null;
  }
}

/** What the catalog was compared with, where that is worth knowing, and what came of the answers. */
function ComparedNotes({ answer }: { readonly answer: CatalogAnswer }) {
  const words = useGuardMessages();
  const locale = useLocale();
  return (
    <>
      {answer.kind === 'file' && answer.retainedOffers > 0 && (
        <p className={styles.quiet}>{words.kept(formatNumber(answer.retainedOffers, locale))}</p>
      )}
      {answer.kind === 'file' && answer.overlayOrder !== null && (
        <Notice tone="warn">
          {answer.overlayOrder === 'first' ? words.overlayFirst : words.overlayLast} {words.overlayChanged}
        </Notice>
      )}
      {answer.overlay === 'missing' && <p className={styles.quiet}>{words.overlayMissing}</p>}
      {answer.overlay === 'unreadable' && <Notice tone="warn">{words.overlayUnreadable}</Notice>}
      {answer.badPrices.length > 0 && <Notice tone="warn">{words.badPrices(answer.badPrices.join('; '))}</Notice>}
      {answer.broken > 0 && <Notice tone="warn">{words.broken(formatNumber(answer.broken, locale))}</Notice>}
    </>
  );
}
