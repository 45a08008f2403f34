import type { ComponentType } from 'react';

export type PageLoader = () => Promise<{ readonly default: ComponentType<object> }>;

/** Returns the loader inside a `React.lazy` that has not started loading: React stores it in `_payload._result`, where Umi's
 *  route prefetching reads it as well.
 *  @returns  null for any other value */
export function readLazyLoader(component: unknown): PageLoader | null {
  if (typeof component !== 'object' || component === null || !('_payload' in component)) return null;
  const payload = component._payload;
  if (typeof payload !== 'object' || payload === null || !('_result' in payload)) return null;
  return typeof payload._result === 'function' ? (payload._result as PageLoader) : null;
}
