import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import type { DeskClient } from '@/operator/deskClient';
import { useOperatorMessages } from '@/operator/messages/useOperatorMessages';
import type { FileSummary, MadeFile } from '@/operator/protocol';
import { formatNumber } from '@/ui/format';
import { Notice } from '@/ui/Notice';
import { saveFile } from '@/ui/saveFile';
import { TextButton } from '@/ui/TextButton';
import { useLocale } from '@/ui/useLocale';
import styles from './result.module.css';
import { sayProblem } from './sayProblem';

type DownloadsProps = { readonly ask: DeskClient['ask']; readonly summary: FileSummary };

type Made =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'saved'; readonly file: string }
  | { readonly status: 'shrinks'; readonly before: number; readonly after: number }
  | { readonly status: 'failed'; readonly error: unknown };

/** What the operator takes away: the catalogue, the sheet as it was put right, and the sheet with remarks. */
export function Downloads({ ask, summary: { accepted, refused } }: DownloadsProps) {
  const words = useOperatorMessages();
  const locale = useLocale();
  const [skip, setSkip] = useState(false);
  const [made, setMade] = useState<Made>({ status: 'none' });
  const count = (number: number) => formatNumber(number, locale);
  const busy = made.status === 'busy';

  const keep = (file: MadeFile) => {
    saveFile(file);
    setMade({ status: 'saved', file: file.name });
  };
  const refuse = (error: unknown) => setMade({ status: 'failed', error });
  const makeCatalogue = (allowShrink: boolean) => {
    setMade({ status: 'busy' });
    ask('catalogue', { skipRefused: skip, allowShrink }).then((answer) => {
      if (answer.kind === 'file') keep(answer.file);
      else setMade({ status: 'shrinks', before: answer.before, after: answer.after });
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
      <div className={styles.ways}>
        <Button
          type="primary"
          disabled={reason !== null || busy}
          aria-describedby="catalogue-hint"
          onClick={() => makeCatalogue(false)}
        >
          {busy ? words.making : words.catalogue}
        </Button>
        <Button disabled={busy} onClick={() => copy(false)}>
          {words.corrected}
        </Button>
        <Button disabled={busy} onClick={() => copy(true)}>
          {words.remarks}
        </Button>
      </div>
      <p id="catalogue-hint" className={reason === null ? styles.quiet : styles.blocked}>
        {reason ?? words.catalogueHint}
      </p>
      <p className={styles.quiet}>{words.copyHint}</p>
      <div role="status">{made.status === 'saved' && <p>{words.saved(made.file)}</p>}</div>
      {made.status === 'failed' && <Notice tone="bad">{`${words.failed}${sayProblem(made.error, words)}`}</Notice>}
      {made.status === 'shrinks' && (
        <Notice
          tone="warn"
          action={<TextButton onClick={() => makeCatalogue(true)}>{words.downloadAnyway}</TextButton>}
        >
          {words.shrinksTo(count(made.before), count(made.after))}
        </Notice>
      )}
    </>
  );

  function sayBlocked(): string | null {
    if (accepted === 0) return words.noneLeft;
    return refused > 0 && !skip ? words.blocked(count(refused)) : null;
  }
}
