import { useEffect, useState } from 'react';
import { copyText } from '@/ui/browser/copyText';

export type CopyState = 'idle' | 'copied' | 'refused';

type CopyResult = { readonly text: string; readonly state: CopyState };

const VISIBLE_MS = 2000;

/** Copies a text on demand and reports the result for two seconds.
 *  @param current  the current text, if it may change: the result of an earlier text is then not reported */
export function useCopy(current?: string): readonly [CopyState, (text: string) => void] {
  const [result, setResult] = useState<CopyResult | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = (text: string) => {
    void copyText(text).then((isCopied) => setResult({ text, state: isCopied ? 'copied' : 'refused' }));
  };
  const isCurrent = result !== null && (current === undefined || result.text === current);
  return [isCurrent ? result.state : 'idle', copy];
}
