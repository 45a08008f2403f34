import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameSpec } from '@/games/types';
import { loadQueryParser } from './loadQueryParser';
import type { QueryParser } from './queryParser';

export type QueryParserState = {
  /** null until it was asked for and has come. */
  readonly reader: QueryParser | null;
  /** True if it was asked for and could not be had. */
  readonly lacking: boolean;
  /** Gets the reader; null if it cannot be had now. Never rejects: without a reader the box looks for its text as it
   *  stands. */
  readonly load: () => Promise<QueryParser | null>;
};

/** What came of asking; `reader` is null if it did not come. */
type Made = { readonly spec: GameSpec; readonly reader: QueryParser | null };

/** Loads what reads texts of a game when it is first needed.
 *  @param needed  true if it is needed already */
export function useQueryParser(spec: GameSpec, needed: boolean): QueryParserState {
  const [made, setMade] = useState<Made | null>(null);
  const reader = made?.spec === spec ? made.reader : null;

  const load = useCallback(async () => {
    try {
      const fresh = await loadQueryParser(spec);
      // The whole page hears of it, and nothing of that is as urgent as what the buyer does meanwhile.
      startTransition(() => setMade((before) => (before?.reader === fresh ? before : { spec, reader: fresh })));
      return fresh;
    } catch {
      // A missing chunk takes nothing away that was there: the next need of it tries again.
      setMade((before) => (before?.spec === spec ? before : { spec, reader: null }));
      return null;
    }
  }, [spec]);

  const lacking = made?.spec === spec && made.reader === null;
  const missing = needed && reader === null;
  useEffect(() => {
    if (missing) void load();
  }, [missing, load]);

  return useMemo(() => ({ reader, lacking, load }), [reader, lacking, load]);
}
