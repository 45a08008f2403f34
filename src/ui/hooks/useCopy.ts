import { useEffect, useState } from 'react';
import { copyText } from '@/ui/format/copyText';

export type CopyState = 'idle' | 'copied' | 'refused';

type Outcome = { readonly text: string; readonly state: CopyState };

const VISIBLE_MS = 2000;

/** Copies a text on demand and reports the outcome for two seconds.
 *  @param current  the text offered for copying, if it may change: the outcome of another text is then not reported */
export function useCopy(current?: string): readonly [CopyState, (text: string) => void] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (text: string) => {
    void copyText(text).then((done) => setOutcome({ text, state: done ? 'copied' : 'refused' }));
  };
  const isCurrent = outcome !== null && (current === undefined || outcome.text === current);
  return [isCurrent ? outcome.state : 'idle', copy];
}
