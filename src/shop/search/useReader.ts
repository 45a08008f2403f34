import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from '@/shell/loadChunk';
import type { Lexicon } from '@/shop/lexicon';
import type { TextReader } from './textReader';

export type ReaderState = {
  /** null until it was asked for and has come. */
  readonly reader: TextReader | null;
  /** Gets the reader; null if it cannot be had now, or the words of the game are not there yet. Never rejects: without
   *  a reader the box looks for its text as it stands. */
  readonly load: () => Promise<TextReader | null>;
};

type Made = { readonly lexicon: Lexicon; readonly reader: TextReader };

/** Loads what reads texts of a game when it is first needed.
 *  @param needed  true if it is needed already */
export function useReader(lexicon: Lexicon | null, needed: boolean): ReaderState {
  const [made, setMade] = useState<Made | null>(null);
  const reader = made?.lexicon === lexicon ? (made?.reader ?? null) : null;

  const load = useCallback(async () => {
    if (lexicon === null) return null;
    const create = await loadCreateReader();
    if (create === null) return null;
    const fresh = create(lexicon);
    setMade((before) => (before?.reader === fresh ? before : { lexicon, reader: fresh }));
    return fresh;
  }, [lexicon]);

  const missing = needed && reader === null;
  useEffect(() => {
    if (missing) void load();
  }, [missing, load]);

  return { reader, load };
}

async function loadCreateReader() {
  try {
    return (await loadChunk(() => import('./createReader'))).createReader;
  } catch {
    // A missing chunk takes nothing away that was there: the next need of it tries again.
    return null;
  }
}
