import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { once } from '@/base/once';
import { createQueryClient } from './createQueryClient';

const sharedCache: () => QueryClient = once(createQueryClient);

/** Provides a screen with the cache of requests that all screens share. Not around the whole site, because the welcome page needs no cache
 *  and should not wait for its code. */
export function withRequestCache<P extends object>(Screen: ComponentType<P>): ComponentType<P> {
  return (props: P) => (
    <QueryClientProvider client={sharedCache()}>
      <Screen {...props} />
    </QueryClientProvider>
  );
}
