import { useEffect, useEffectEvent, useState } from 'react';

export type DraftOptions<T> = {
  /** The value as the URL has it. */
  readonly value: T;
  readonly isEqual: (a: T, b: T) => boolean;
  /** Gets the draft after the pause; not called for a draft that `holds` says is unfinished. */
  readonly onCommit: (draft: T) => void;
  readonly isIncomplete?: (draft: T) => boolean;
};

export type Draft<T> = {
  readonly draft: T;
  readonly change: (next: T) => void;
  /** Hands the draft over now instead of after the pause. */
  readonly flush: () => void;
};

const PAUSE_MS = 250;

/** What is being typed before it becomes part of the query: shown at once, handed over after a pause of 250 ms.
 *  A value that changes from elsewhere (a chip removed, Back) replaces the draft; the echo of what was handed over does not. */
export function useDraft<T>({
  value,
  isEqual: same,
  onCommit: handOver,
  isIncomplete: holds = () => false,
}: DraftOptions<T>): Draft<T> {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [handed, setHanded] = useState(value);

  if (!same(seen, value)) {
    setSeen(value);
    setHanded(value);
    if (!same(handed, value)) setDraft(value);
  }

  const give = () => {
    if (holds(draft) || same(draft, handed)) return;
    setHanded(draft);
    handOver(draft);
  };
  const giveLatest = useEffectEvent(give);
  const waiting = !same(draft, handed) && !holds(draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft starts the pause anew
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(giveLatest, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, waiting]);

  return { draft, change: setDraft, flush: give };
}
