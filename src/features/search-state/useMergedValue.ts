import { useState } from 'react';

/** Returns the latest value merged with the previous one, or the previous one while the latest is undefined.
 *  @param merge  pure; called once for each new value */
export function useMergedValue<Value>(
  latest: Value | undefined,
  merge: (shown: Value, latest: Value) => Value,
): Value | undefined {
  const [state, setState] = useState<{ readonly latest: Value | undefined; readonly merged: Value | undefined }>({
    latest,
    merged: latest,
  });
  if (latest === undefined || latest === state.latest) return state.merged;
  const merged = state.merged === undefined ? latest : merge(state.merged, latest);
  setState({ latest, merged });
  return merged;
}
