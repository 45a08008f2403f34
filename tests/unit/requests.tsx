import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '@/features/search-state/createQueryClient';

type Loaded = { readonly queryKey: readonly unknown[]; readonly data: unknown };

/** Provides a request cache, as the app does around all pages.
 *  @param loaded  what is in the cache already */
export function RequestCacheProvider({
  children,
  loaded = [],
}: {
  readonly children: ReactNode;
  readonly loaded?: readonly Loaded[];
}) {
  const [client] = useState(() => {
    const created = createQueryClient();
    for (const { queryKey, data } of loaded) created.setQueryData(queryKey, data);
    return created;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
