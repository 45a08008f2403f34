import { useEffect } from 'react';
import { useMessages } from './useMessages';

/** Names the page in the browser's tab: the page, then the site. */
export function usePageTitle(page: string): void {
  const { common } = useMessages();
  useEffect(() => {
    document.title = common.pageTitle(page);
  }, [common, page]);
}
