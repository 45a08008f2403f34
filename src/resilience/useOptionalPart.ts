import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadChunk } from './loadChunk';

/** A component whose absence the page can cope with. */
export type OptionalPart<P extends object> = {
  /** Null until it has been loaded. */
  readonly Part: ComponentType<P> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

type State<P extends object> = { readonly Part: ComponentType<P> | null; readonly hasFailed: boolean };

/** Loads a component after the first paint of its place, and reports a failure instead of showing the failure panel.
 *  @param load      imports the chunk; must be the same function each time
 *  @param isNeeded  nothing is loaded before */
export function useOptionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isNeeded = true,
): OptionalPart<P> {
  const [state, setState] = useState<State<P>>({ Part: null, hasFailed: false });
  const isMissing = isNeeded && state.Part === null && !state.hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const settle = (next: State<P>) => {
      if (isCurrent) setState(next);
    };
    loadChunk(load).then(
      (Part) => settle({ Part, hasFailed: false }),
      () => settle({ Part: null, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing]);
  const retry = useCallback(() => setState({ Part: null, hasFailed: false }), []);
  return { ...state, retry };
}
