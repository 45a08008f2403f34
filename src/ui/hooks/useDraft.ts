import { useEffect, useEffectEvent, useState } from 'react';

export type DraftOptions<T> = {
  /** The committed value. */
  readonly value: T;
  readonly isEqual: (a: T, b: T) => boolean;
  /** Receives the draft after the pause; not called while it is incomplete. */
  readonly onCommit: (draft: T) => void;
  readonly isIncomplete?: (draft: T) => boolean;
};

export type Draft<T> = {
  readonly draft: T;
  readonly change: (next: T) => void;
  /** Commits the draft now instead of after the pause. */
  readonly flush: () => void;
};

const PAUSE_MS = 250;

/** Keeps what is being typed before it becomes part of the query: visible at once, committed after a pause of 250 ms. A
 *  committed value that changes for another reason (a chip removed, Back) replaces the draft. */
export function useDraft<T>({ value, isEqual, onCommit, isIncomplete = () => false }: DraftOptions<T>): Draft<T> {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [lastCommitted, setLastCommitted] = useState(value);

  if (!isEqual(lastValue, value)) {
    setLastValue(value);
    setLastCommitted(value);
    if (!isEqual(lastCommitted, value)) setDraft(value);
  }

  const commit = (next: T) => {
    if (isIncomplete(next) || isEqual(next, lastCommitted)) return;
    setLastCommitted(next);
    onCommit(next);
  };
  const commitLatest = useEffectEvent(commit);
  const isPending = !isEqual(draft, lastCommitted) && !isIncomplete(draft);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => commitLatest(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isPending]);

  return { draft, change: setDraft, flush: () => commit(draft) };
}
