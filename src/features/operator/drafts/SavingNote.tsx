import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { Notice } from '@/ui/components/feedback/Notice';
import type { SavingState } from './createDraftSaver';
import { MAX_DRAFT_MB, MAX_DRAFTS } from './draftStore';
import styles from './drafts.module.css';

/** Tells whether the work on the open sheet survives closing the page. */
export function SavingNote({ saving: { status, problem, isCopy } }: { readonly saving: SavingState }) {
  const messages = useOperatorMessages();
  if (status === 'failed') {
    const texts = {
      full: messages.draftFull,
      limit: messages.draftLimit(String(MAX_DRAFTS), String(MAX_DRAFT_MB)),
      unavailable: messages.draftNotSaved,
    };
    return <Notice tone="warn">{texts[problem ?? 'unavailable']}</Notice>;
  }
  return (
    <>
      {isCopy && <Notice tone="warn">{messages.draftCopy}</Notice>}
      <p className={styles.saving} role="status">
        {status === 'saved' && messages.draftSaved}
        {status === 'unsaved' && messages.draftSaving}
      </p>
    </>
  );
}
