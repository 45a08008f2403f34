import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadChunk } from '@/resilience/loadChunk';

/** Makes a component whose chunk is loaded when it is first rendered. Until then, and while the chunk is missing, it renders
 *  nothing: the page works without it, and the next time it is rendered, loading is tried again.
 *  @param name  identifies the chunk among all lazy parts */
export function lazyPart<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LazyPart(props: P) {
    const { data } = useQuery({
      queryKey: ['lazy-part', name],
      queryFn: async () => ({ Part: await loadChunk(load) }),
      gcTime: Number.POSITIVE_INFINITY,
    });
    return data === undefined ? null : <data.Part {...props} />;
  };
}
