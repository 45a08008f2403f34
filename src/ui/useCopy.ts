import { useEffect, useState } from 'react';
import { copyText } from './copyText';

export type CopyState = 'idle' | 'copied' | 'refused';

const SHOWN_MS = 2000;

/** Copies a text on demand and says for two seconds how it went. */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = (text: string) => {
    void copyText(text).then((done) => setState(done ? 'copied' : 'refused'));
  };
  return [state, copy];
}
