import { startTransition, useCallback, useMemo, useState } from 'react';
import type { GameSpec } from '@/games/types';
import { loadQueryParser } from './loadQueryParser';
import type { QueryParser } from './queryParser';

export type QueryParserState = {
  /** Null until `load` has been called and has succeeded. */
  readonly parser: QueryParser | null;
  /** True if loading has failed: texts are then searched for without parsing. */
  readonly isUnavailable: boolean;
  /** Loads the parser; null if it cannot be loaded now. Never rejects. */
  readonly load: () => Promise<QueryParser | null>;
};

/** `parser` is null after a failure. */
type Loaded = { readonly spec: GameSpec; readonly parser: QueryParser | null };

/** Loads the query parser of a game on demand. */
export function useQueryParser(spec: GameSpec): QueryParserState {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const parser = loaded?.spec === spec ? loaded.parser : null;
  const hasFailed = loaded?.spec === spec && loaded.parser === null;

  const load = useCallback(async () => {
    try {
      const loadedParser = await loadQueryParser(spec);
      // Re-renders the whole page, which must not block input.
      startTransition(() =>
        setLoaded((before) => (before?.parser === loadedParser ? before : { spec, parser: loadedParser })),
      );
      return loadedParser;
    } catch {
      // The next call tries again.
      setLoaded((before) => (before?.spec === spec ? before : { spec, parser: null }));
      return null;
    }
  }, [spec]);

  return useMemo(() => ({ parser, isUnavailable: hasFailed, load }), [parser, hasFailed, load]);
}
