import { useState } from 'react';

/** Returns the latest value, merged once with the one on screen before; that one while there is no latest value.
 *  @param merge  must be pure */
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
