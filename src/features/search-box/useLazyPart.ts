import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadChunk } from '@/resilience/loadChunk';

/** Loads an optional component without an error message on failure; the next mount tries again. Returns null until its chunk has
 *  been loaded.
 *  @param name  identifies the component among all lazy parts */
export function useLazyPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null {
  const { data } = useQuery({
    queryKey: ['lazy-part', name],
    queryFn: async () => ({ Part: await loadChunk(load) }),
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.Part ?? null;
}
