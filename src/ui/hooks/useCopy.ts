import { useEffect, useState } from 'react';
import { copyText } from '@/ui/format/copyText';

export type CopyState = 'idle' | 'copied' | 'refused';

type Said = { readonly text: string; readonly state: CopyState };

const SHOWN_MS = 2000;

/** Copies a text on demand and says for two seconds how it went.
 *  @param shown  the text that stands there to be copied, if it may become another: of that nothing is said then */
export function useCopy(shown?: string): readonly [CopyState, (text: string) => void] {
  const [said, setSaid] = useState<Said | null>(null);

  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = (text: string) => {
    void copyText(text).then((done) => setSaid({ text, state: done ? 'copied' : 'refused' }));
  };
  const isMeant = said !== null && (shown === undefined || said.text === shown);
  return [isMeant ? said.state : 'idle', copy];
}
