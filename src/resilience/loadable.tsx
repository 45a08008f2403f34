import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '@/ui/components/page/PageSkeleton';
import { FailureBoundary } from './FailureBoundary';
import { loadChunk } from './loadChunk';

/** Makes a component of one whose chunk is loaded when it is first drawn, and again when a person asks for it.
 *  React remembers a rejected `lazy` for ever, so every attempt gets a fresh one, kept above the Suspense that waits
 *  for it: a component that suspends before it has mounted would forget which it was.
 *  @param load     imports the chunk and picks the component; tried three times, then the panel stands
 *  @param Waiting  what stands there meanwhile */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<P> = PageSkeleton,
): ComponentType<P> {
  const begin = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        fresh = begin();
        throw error;
      }
    });
  let fresh = begin();

  return function Loadable(props: P) {
    const [Loaded, setLoaded] = useState(() => fresh);
    return (
      <FailureBoundary onRetry={() => setLoaded(() => fresh)}>
        <Suspense fallback={<Waiting {...props} />}>
          <Loaded {...props} />
        </Suspense>
      </FailureBoundary>
    );
  };
}
