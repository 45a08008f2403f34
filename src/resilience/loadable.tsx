import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '@/ui/components/page/PageSkeleton';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { FailureBoundary } from './FailureBoundary';
import { loadChunk } from './loadChunk';

/** Creates a component whose chunk is loaded at its first render, and again when the visitor retries. React caches a rejected `lazy` for
 *  ever, so every attempt gets a new one. It is stored outside the component, because a component that suspends before it has mounted loses
 *  its state.
 *  @param load      imports the chunk and returns the component; after three attempts the failure panel appears
 *  @param Fallback  rendered meanwhile
 *  @param where     `browser`: a page rendered at build time contains the fallback, because the component depends on what the browser has
 *                   stored */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = PageSkeleton,
  where: 'everywhere' | 'browser' = 'everywhere',
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

  function Loadable(props: P) {
    const [Loaded, setLoaded] = useState(() => fresh);
    return (
      <FailureBoundary onRetry={() => setLoaded(() => fresh)}>
        <Suspense fallback={<Fallback {...props} />}>
          <Loaded {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  // A component of its own: an update above a boundary that is not hydrated yet would make React render it anew.
  function InBrowser(props: P) {
    return useIsHydrated() ? <Loadable {...props} /> : <Fallback {...props} />;
  }
  return where === 'browser' ? InBrowser : Loadable;
}
