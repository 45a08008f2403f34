import { useQuery } from '@tanstack/react-query';
import { type ComponentType, memo } from 'react';
import { loadChunk } from '@/resilience/loadChunk';

/** Returns an optional component that is loaded when it is first rendered, without an error message on failure; the next mount tries again.
 *  Renders nothing until its chunk has been loaded. It is memoised, because the box renders several times for each key press.
 *  @param name  identifies the component among all lazy parts */
export function lazyPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when the module is loaded
  function LazyPart(props: P) {
    const { data } = useQuery({
      queryKey: ['lazy-part', name],
      queryFn: async () => ({ Part: await loadChunk(load) }),
      gcTime: Number.POSITIVE_INFINITY,
    });
    return data === undefined ? null : <data.Part {...props} />;
  }
  return memo(LazyPart);
}
