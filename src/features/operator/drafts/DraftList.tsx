import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { listFixed } from '@/features/operator/session/fixLog';
import { gameLabel } from '@/games/gameLabel';
import { gameById } from '@/games/games';
import { IconButton } from '@/ui/components/controls/IconButton';
import { Notice } from '@/ui/components/feedback/Notice';
import { formatNumber } from '@/ui/format/format';
import { formatAge } from '@/ui/format/formatAge';
import { useLocale } from '@/ui/hooks/useLocale';
import { DraftQuestion } from './DraftQuestion';
import type { Draft } from './draft';
import styles from './drafts.module.css';
import type { DraftsState } from './useDrafts';

type DraftListProps = {
  readonly state: DraftsState;
  /** The draft of the open sheet, which is not listed. */
  readonly openId: string | null;
  readonly now: EpochMs;
  readonly onOpen: (draft: Draft) => void;
  readonly onDelete: (id: string) => void;
};

/** The sheets whose work is stored on this device: each can be opened again or, after a question, deleted. */
export function DraftList({ state, openId, now, onOpen, onDelete }: DraftListProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const [questionId, setQuestionId] = useState<string | null>(null);
  const drafts = state.drafts.filter(({ id }) => id !== openId);
  if (state.failed === 'list') return <Notice>{messages.draftsNotListed}</Notice>;
  if (drafts.length + state.unreadable.length === 0) return null;
  const confirm = (id: string) => {
    setQuestionId(null);
    onDelete(id);
  };
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts">{messages.drafts}</h2>
      <p className={styles.hint}>{messages.draftsHint}</p>
      {state.failed === 'remove' && <Notice tone="bad">{messages.draftNotDeleted}</Notice>}
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const fixes = formatNumber(countFixes(draft), locale);
          const game = gameLabel(gameById(draft.game), locale);
          return (
            <li key={draft.id} className={styles.draft}>
              {questionId === draft.id ? (
                <DraftQuestion
                  text={messages.confirmDelete(draft.file)}
                  onDelete={() => confirm(draft.id)}
                  onKeep={() => setQuestionId(null)}
                />
              ) : (
                <>
                  <button type="button" className={styles.open} onClick={() => onOpen(draft)}>
                    <b>{messages.openDraft(draft.file)}</b>
                    <span>{messages.draftInfo(game, fixes, formatAge(draft.savedAt, now, locale))}</span>
                  </button>
                  <IconButton
                    label={messages.deleteDraft(draft.file)}
                    icon={<DeleteOutlined aria-hidden />}
                    onClick={() => setQuestionId(draft.id)}
                  />
                </>
              )}
            </li>
          );
        })}
        {state.unreadable.map(({ id, file }) => (
          <li key={id} className={styles.draft}>
            {questionId === id ? (
              <DraftQuestion
                text={messages.confirmDeleteUnreadable}
                onDelete={() => confirm(id)}
                onKeep={() => setQuestionId(null)}
              />
            ) : (
              <>
                <p className={styles.unreadable}>{messages.draftUnreadable(file ?? messages.unnamedSheet)}</p>
                <IconButton
                  label={messages.deleteDraft(file ?? messages.unnamedSheet)}
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => setQuestionId(id)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function countFixes({ log }: Draft): number {
  return listFixed(log).reduce((sum, { length }) => sum + length, 0);
}
